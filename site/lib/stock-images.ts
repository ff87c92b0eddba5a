/** Where an image is missing or does not load, and nothing better is known. */
export const PLACEHOLDER = '/placeholder.svg';

/** Tried one after the other, then the image goes. */
export const stockImages: readonly string[] = ['/stock/tour.webp'];
