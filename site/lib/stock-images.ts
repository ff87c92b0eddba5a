/** Where an image is missing or does not load, and nothing better is known. */
export const PLACEHOLDER = '/placeholder.svg';

/** Tried one after the other, then the image goes. */
export const stockImages: readonly string[] = [PLACEHOLDER];

/** Where a tour has no picture, or the one it has does not load. */
export const STOCK_TOUR = '/stock/tour.webp';

const BLOG_COVERS = 6;
/** The covers of posts that have none of their own. */
const blogCovers: readonly string[] = Array.from(
  { length: BLOG_COVERS },
  (_, i) => `/stock/blog-${i + 1}.webp`,
);

/** All of them, beginning with the one of this place in a list. */
export const blogCoversFrom = (index: number): string[] =>
  blogCovers.map((_, i) => blogCovers[(index + i) % blogCovers.length]!);
