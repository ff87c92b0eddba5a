import type { SiteReport } from '#model/publishing/index.ts';

/** Report of a publisher that is at a revision, and has nothing else to tell. */
export const siteReport = (revision: number): SiteReport => ({
  revision,
  failures: [],
  broken: [],
  pinned: 0,
  pinned_pages: [],
  pinned_revisions: null,
  changed: [],
});
