export const about = {
  pageTitle: 'About us',
  headline: 'A ferry is only as good as its boatmen',
  lead: 'We are a travel agency in Dhaka. Documents, tickets, hotels and the way home: one desk takes care of it all.',
  pageDescription: (company: string) =>
    `${company} is a travel agency in Dhaka for visas, flights, tours and Umrah: what we stand for, and how we work.`,
  companyTitle: 'Who we are',
  established: (year: string) => `Established ${year}`,
  story: [
    'Bengal has always travelled by crossing rivers. The work of the boatman has not changed much: know the water, say the fare before anybody steps in, and see that everyone gets out dry on the other side.',
    'That is how we arrange travel. You tell us where and when. We tell you what it takes, what it costs and what we do not know yet. Then we do the running.',
  ],
  missionTitle: 'Our mission',
  mission:
    'To make every journey from Bangladesh as simple as a ferry crossing: a clear price, honest paperwork, and a person who picks up the phone.',
  statsTitle: 'The agency in numbers',
  stats: {
    travelers: 'travelers',
    destinations: 'destinations',
    years: 'years',
    satisfaction: 'satisfaction',
  },
  valuesTitle: 'What we stand for',
  values: [
    {
      title: 'Clear prices',
      text: 'What is included, what is not and what it costs in taka: all on the page, before you call.',
    },
    {
      title: 'Honest paperwork',
      text: 'We help you present your case well. We never help anybody to invent one.',
    },
    {
      title: 'Someone answers',
      text: 'In Bengali or in English, before the journey and in the middle of it.',
    },
    {
      title: 'Every traveller is a guest',
      text: 'The first passport and the twentieth, the pilgrim and the honeymoon: the same care.',
    },
  ],
  askTitle: 'Ask us anything',
  askLead: 'Where to go, what it takes, whether it is worth it: a question costs nothing.',
  ask: 'Contact us',
  toTours: 'See the tours',
};

export const contactPage = {
  pageTitle: 'Contact us in Dhaka',
  headline: 'Tell us where you want to go',
  lead: 'Call, write or drop in. A short message is enough: we ask for the rest.',
  pageDescription:
    'Phone, WhatsApp, e-mail, office hours and the way to our desk in Dhaka: reach us about visas, flights, tours and Umrah.',
};
