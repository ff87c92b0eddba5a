import { PAGE_SIZE, pageCount } from '#model/routes/paths.ts';
import type { Post, PostCard } from './records.ts';
import { read } from './reads.ts';

const ON_HOME = 6;
const IN_FEED = 20;
const RELATED_AMONG = 12;
const RELATED = 3;

/** The last part of every post's address: its slug, and its id where it has none. */
export const postAddresses = () => read<string[], 'slugs'>('slugs', 'blog-post') ?? [];

/** The post at an address: by slug, else by id where that is how it is addressed. */
export function post(address: string): Post | null {
  const found =
    read<Post, 'slug'>('slug', 'blog-post', address) ??
    read<Post, 'record'>('record', 'blog-post', address);
  return found && (found.slug ?? found.id) === address ? found : null;
}

/** A post with its whole text, for a card that needs more than a card holds. */
export const wholePost = (id: string) => read<Post, 'record'>('record', 'blog-post', id);

export const latestPosts = () => cards(ON_HOME, 0);

export const newestPosts = () => cards(IN_FEED, 0);

/** Of the latest posts, those that share a tag with this one. */
export const relatedPosts = (id: string) =>
  read<PostCard[], 'related'>('related', 'blog-post', id, RELATED_AMONG, RELATED) ?? [];

export const blogPages = () => pageCount(read<number, 'count'>('count', 'blog-post') ?? 0);

/** The posts on one page of the list, counted from 1; nothing beyond the last page. */
export function blogPage(page: number): { cards: PostCard[]; pages: number } | undefined {
  const pages = blogPages();
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined;
  return { cards: cards(PAGE_SIZE, (page - 1) * PAGE_SIZE), pages };
}

const cards = (limit: number, offset: number) =>
  read<PostCard[], 'summaries'>('summaries', 'blog-post', limit, offset) ?? [];
