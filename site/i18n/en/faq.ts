export const faq = {
  /** In the footer. */
  link: 'Questions and answers',
  /** On the page of an item. */
  title: 'Often asked',
  pageTitle: 'Questions and answers',
  headline: 'What people ask us most',
  lead: 'Booking, paying, visas and changes of plan: short answers, before you call.',
  pageDescription:
    'Short answers about booking a trip, paying, visas and changes of plan. And whom to call or write to for everything else.',
  none: 'There are no questions here yet. Ask us yours.',
  notFound: 'Is your question not here?',
};
