// The compiled site's exports for the publisher. Everything that reads content comes from here: a
// second copy of the recorder, imported from source, would record nothing.
export { createApp } from 'astro/app/entrypoint';
export { contentVersion, openContentDb } from '../content/content-db.ts';
export { pagePaths } from '../content/pages.ts';
export { newAddressOf } from '../content/redirects.ts';
export { answer, fingerprint, isTyped } from '../content/queries.ts';
export { recordReads, RenderCache } from '../content/reads.ts';
export {
  applyChanges,
  applyRecords,
  contentRevision,
  deletedRecords,
  forgetDamagedHtml,
  missingContent,
  prepare,
  setRevision,
  storeHtml,
} from '../content/sync.ts';
