import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentFromApi } from './site/content/integration.mjs';
import { publisherAdapter } from './site/publisher/adapter.mjs';
import { shareImages } from './site/share/integration.mjs';

/** Wakes an island when somebody touches it. */
const clientTouch = {
  name: 'kheya-client-touch',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'touch', entrypoint: './site/islands/touch.ts' }),
  },
};

// A plain build renders every page now. For the publisher the same site is compiled into a module
// that renders any page later.
const output =
  process.env.SITE_OUTPUT === 'publisher'
    ? { output: 'server', adapter: publisherAdapter(), integrations: [react(), clientTouch] }
    : { output: 'static', integrations: [react(), clientTouch, contentFromApi(), shareImages()] };

export default defineConfig({
  // Canonical, hreflang and sharing need whole addresses.
  site: process.env.SITE_URL || 'http://localhost:8000',
  srcDir: './site',
  publicDir: './site/public',
  outDir: process.env.OUT_DIR || './dist/site',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'auto' },
  // Line breaks between inline elements stay white space: words and prices must not glue together.
  compressHTML: true,
  security: { csp: true },
  devToolbar: { enabled: false },
  // Markdown is made into HTML elsewhere; Astro's own highlighter would need inline styles.
  markdown: { syntaxHighlight: false },
  ...output,
});
