import type { ImageFacts } from '#model/images.ts';

/** What a page asks for ahead of everything else it shows. */
export interface LeadPicture {
  type: string | undefined;
  href: string | undefined;
  srcset: string | undefined;
  sizes: string;
}

/** In the format that the browser will choose; who does not know it skips the hint. */
export const leadPicture = (
  { src, srcset, avif }: Pick<ImageFacts, 'src' | 'srcset' | 'avif'>,
  sizes: string,
): LeadPicture =>
  avif
    ? { type: 'image/avif', href: undefined, srcset: avif, sizes }
    : { type: undefined, href: src, srcset, sizes };
