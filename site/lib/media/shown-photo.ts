/** A photo as it is shown by itself. */
export interface ShownPhoto {
  src: string;
  srcset: string | undefined;
  avif: string | undefined;
  /** In pixels, where they are known. */
  width: number | undefined;
  height: number | undefined;
  alt: string;
}

/** The photo's data, from the attributes of its thumbnail link. */
export function photoOf(link: HTMLAnchorElement): ShownPhoto {
  const { srcset, avif, width, height, alt = '' } = link.dataset;
  const pixels = (text: string | undefined) => (text ? Number(text) : undefined);
  return {
    src: link.href,
    srcset,
    avif,
    width: pixels(width),
    height: pixels(height),
    alt,
  };
}
