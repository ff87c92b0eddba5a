import { read } from './reads/reads.ts';

const ON_HOME = 6;
const RELATED_AMONG = 12;
const RELATED = 3;

/** A post with its whole text, for a card that needs more than a card holds. */
export const wholePost = (id: string) => read('record', 'blog-post', id);

export const latestPosts = () => read('summaries', 'blog-post', ON_HOME, 0);

/** Of the latest posts, those that share a tag with this one. */
export const relatedPosts = (id: string) =>
  read('related', 'blog-post', id, RELATED_AMONG, RELATED);
