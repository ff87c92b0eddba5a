/** Where an image is missing or does not load, and nothing better is known. */
export const PLACEHOLDER = '/placeholder.svg';

/** Tried one after the other, then the image goes. */
export const stockImages: readonly string[] = ['/stock/tour.webp'];

const BLOG_COVERS = 6;

/** The covers of posts that have none of their own, beginning with the one of this place in a list. */
export const blogCoversFrom = (index: number): string[] =>
  Array.from(
    { length: BLOG_COVERS },
    (_, i) => `/stock/blog-${((index + i) % BLOG_COVERS) + 1}.webp`,
  );
