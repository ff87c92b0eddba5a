/** Names of the stock pictures that the site is built with. */
export const stockNames: ReadonlySet<string> = new Set(
  Object.keys(import.meta.glob('../../public/stock/*.webp')).map((file) =>
    file.slice(file.lastIndexOf('/') + 1, -'.webp'.length),
  ),
);
