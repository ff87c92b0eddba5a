/** Where an image is missing or does not load, and nothing better is known. */
export const PLACEHOLDER = '/placeholder.svg';

/** Tried one after the other, then the image goes. */
export const stockImages: readonly string[] = [PLACEHOLDER];

/** The covers of posts that have none of their own. */
const blogCovers: readonly string[] = [
  '/stock/bali.webp',
  '/stock/santorini.webp',
  '/stock/dubai.webp',
  '/stock/bali.webp',
  '/stock/santorini.webp',
  '/stock/dubai.webp',
];

/** All of them, beginning with the one of this place in a list. */
export const blogCoversFrom = (index: number): string[] =>
  blogCovers.map((_, i) => blogCovers[(index + i) % blogCovers.length]!);
