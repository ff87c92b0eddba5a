import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/** Where the public site is reached: canonical, hreflang and sharing need whole addresses. */
const site = process.env.SITE_URL ?? 'http://localhost:8000';

export default defineConfig({
  site,
  srcDir: './site',
  publicDir: './site/public',
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'auto' },
  // Line breaks between inline elements stay white space: words and prices must not glue together.
  compressHTML: true,
  security: { csp: true },
  devToolbar: { enabled: false },
  integrations: [react()],
});
