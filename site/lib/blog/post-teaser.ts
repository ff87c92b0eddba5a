import type { Localised } from '../format/localised.ts';

/** Data of a post's card. */
export interface PostTeaser {
  title: Localised;
  /** The first tag. */
  category: Localised | undefined;
  /** ISO; nothing where the post has no day of its own. */
  date: string | undefined;
  excerpt: Localised;
  covers: (string | null)[];
  /** Target of the card: the post's page, or the dialog of this id. */
  opens: { href: string } | { dialog: string };
}
