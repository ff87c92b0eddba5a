import type { ImageFacts } from '#model/media/images.ts';

/** Preload hint for the picture that a page requests ahead of all else it shows. */
export interface LeadPicture {
  type: string | undefined;
  href: string | undefined;
  srcset: string | undefined;
  sizes: string;
}

/** Names the format that the browser will choose; a browser without it skips the hint. */
export const leadPicture = (
  { src, srcset, avif }: Pick<ImageFacts, 'src' | 'srcset' | 'avif'>,
  sizes: string,
): LeadPicture =>
  avif
    ? { type: 'image/avif', href: undefined, srcset: avif, sizes }
    : { type: undefined, href: src, srcset, sizes };
