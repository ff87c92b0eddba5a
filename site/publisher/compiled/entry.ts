// The compiled site's exports for the publisher: whatever reads content as pages do, since a second
// copy of the recorder, imported from source, would record nothing, and whatever needs the model.
export { createApp } from 'astro/app/entrypoint';
export { CONTENT_SCHEMAS } from '#model/publishing/content-schemas.ts';
export { openContentDb } from '../../content/store/content-db.ts';
export { pagePaths } from '../../content/addresses/pages.ts';
export { newAddressOf } from '../../content/addresses/redirects.ts';
export { recordReads, RenderCache } from '../../content/reads/reads.ts';
export { applyChanges, applyRecords } from '../../content/store/apply-changes.ts';
export { forgetDamagedHtml, prepare, storeHtml } from '../../content/store/prepare-changes.ts';
