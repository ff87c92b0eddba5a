/** Last fallback for an image that is missing or does not load. */
export const PLACEHOLDER = '/placeholder.svg';

/** Shown of a tour that has no picture of its own, where its places are not drawn either. */
export const STOCK_TOUR = '/stock/tour.webp';

/** Shown of an Umrah package that has no picture of its own. */
export const STOCK_UMRAH = '/stock/umrah.webp';

const BLOG_COVERS = 6;

/** The covers of posts that have none of their own, beginning with the one of this place in a list. */
export const blogCoversFrom = (index: number): string[] =>
  Array.from(
    { length: BLOG_COVERS },
    (_, i) => `/stock/blog-${((index + i) % BLOG_COVERS) + 1}.webp`,
  );
