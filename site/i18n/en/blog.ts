import { formatNumber } from '#model/format/money.ts';

export const blog = {
  title: 'Blog',
  headline: 'Notes for the road',
  lead: 'Documents, seasons, fares and places, from our desk in Dhaka.',
  pageTitle: 'Travel blog from Dhaka',
  pagedTitle: (page: number) => `Travel blog, page ${formatNumber(page, 'en')}`,
  pageDescription:
    'Notes on visas, tickets, seasons and places for travellers from Bangladesh, written at our desk in Dhaka.',
  pagedDescription: (page: number) =>
    `Earlier notes on visas, tickets and places for travellers from Bangladesh, page ${formatNumber(page, 'en')}.`,
  none: 'No blog posts available at the moment.',
  notLoaded: 'Failed to load posts',
  record: {
    notFound: 'Post not found',
    failed: 'Failed to load post',
    back: 'Back to Blog',
  },
  readTime: '5 min read',
  read: 'Read the post',
  open: (title: string) => `Read: ${title}`,
  close: 'Close',
  permalink: 'Open on a page of its own',
  feed: 'New posts by RSS',
  pages: 'Pages of posts',
  page: (n: number) => `Page ${formatNumber(n, 'en')}`,
  previous: 'Newer',
  next: 'Older',
};

export const blogTeaser = {
  title: 'From our blog',
  lead: 'What we learn on the road, so that you do not have to learn it at the counter.',
  viewAll: 'All posts',
};

export const post = {
  back: 'Back',
  backToList: 'Back to Blog',
  coverAlt: (title: string) => `Cover picture of “${title}”`,
  description: (title: string) =>
    `${title}: a note for travellers from Bangladesh, from the travel blog of our desk in Dhaka.`,
  tags: 'Tags',
  share: 'Share this post',
  related: 'Related posts',
  noneRelated: 'No related posts available.',
};
