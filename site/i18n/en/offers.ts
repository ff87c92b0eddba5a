export const offers = {
  title: 'Offers',
  lead: 'For a while only, and each with its last day.',
  /** `{date}` is where the last day goes. */
  until: 'Until {date}',
  /** Before the own price of an item. */
  was: 'Usual price:',
};
