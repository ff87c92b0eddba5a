/** Event of the window: a list has cards that were on other pages. */
export const CARDS_ADDED = 'cardsadded';
