import type { Localised } from './localised.ts';

/** What a card shows of a post. */
export interface PostTeaser {
  title: Localised;
  /** The first tag. */
  category: Localised | undefined;
  /** ISO; nothing where the post has no day of its own. */
  date: string | undefined;
  excerpt: Localised;
  covers: (string | null)[];
  /** Where the post is read: on its page, or in the dialog of this id. */
  opens: { href: string } | { dialog: string };
}
