// The compiled site's exports for the publisher. Everything that reads content comes from here: a
// second copy of the recorder, imported from source, would record nothing.
export { createApp } from 'astro/app/entrypoint';
export { contentVersion, openContentDb } from '../../content/store/content-db.ts';
export { pagePaths } from '../../content/addresses/pages.ts';
export { newAddressOf } from '../../content/addresses/redirects.ts';
export { answer, isTyped } from '../../content/reads/queries.ts';
export { recordReads, RenderCache } from '../../content/reads/reads.ts';
export { fingerprint } from '../../content/store/fingerprint.ts';
export { applyChanges, applyRecords } from '../../content/store/apply-changes.ts';
export { forgetDamagedHtml, prepare, storeHtml } from '../../content/store/prepare-changes.ts';
export { deletedRecords, missingContent, setRevision } from '../../content/store/sync.ts';
