/** The stock pictures that the site is built with. */
export const stockFiles = Object.keys(import.meta.glob('../../public/stock/*.webp'));
