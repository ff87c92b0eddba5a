import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { contentFromApi } from './site/content/integration.mjs';
import { escapedAttributes } from './site/lib/build/attributes-integration.mjs';
import { plainImports } from './site/lib/build/plain-imports-integration.mjs';
import { countryFlags } from './site/lib/media/flags-integration.mjs';
import { publisherAdapter } from './site/publisher/compiled/adapter.mjs';
import { shareImages } from './site/share/integration.mjs';

/** Hydration triggers of our own: at the first interaction, and when the painted page is idle. */
const hydrationTriggers = {
  name: 'kheya-hydration-triggers',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['interaction', 'idle-visible'])
        addClientDirective({ name, entrypoint: `./site/islands/client-${name}.ts` });
    },
  },
};

/** Netlify's list of redirects: files that begin with `_` are no pages to Astro. */
const netlifyRedirects = {
  name: 'kheya-netlify-redirects',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({ pattern: '/_redirects', entrypoint: './site/pages/_redirects.ts' }),
  },
};

/**
 * The oldest browsers that pages are whole in: of phones that get no newer ones (iOS 15, Android 6),
 * and of Windows 7. Scripts need no lowering to be read by these.
 */
const cssTarget = ['safari15.4', 'chrome106', 'firefox115'];

// To draw them takes longer than all the rest: a build that nobody will see goes without.
const sharing = process.env.SHARE_IMAGES === 'none' ? [] : [shareImages()];

const integrations = [
  react(),
  hydrationTriggers,
  netlifyRedirects,
  escapedAttributes(),
  plainImports(),
  countryFlags(),
];

// A plain build renders every page now. For the publisher the same site is compiled into a module
// that renders any page later.
const output =
  process.env.SITE_OUTPUT === 'publisher'
    ? {
        output: 'server',
        adapter: publisherAdapter(),
        integrations,
        // Compiled in: to read it from its hundreds of files takes a fifth of the publisher's start.
        vite: { build: { cssTarget }, ssr: { noExternal: ['typebox'] } },
      }
    : {
        output: 'static',
        vite: { build: { cssTarget } },
        integrations: [...integrations, contentFromApi(), ...sharing],
      };

export default defineConfig({
  // Canonical, hreflang and sharing need whole addresses.
  site: process.env.SITE_URL || 'http://localhost:8000',
  srcDir: './site',
  publicDir: './site/public',
  outDir: process.env.OUT_DIR || './dist/site',
  trailingSlash: 'never',
  // A style sheet of its own is one more journey before anything can be shown.
  build: { format: 'file', inlineStylesheets: 'always' },
  // Line breaks between inline elements stay white space: words and prices must not glue together.
  compressHTML: true,
  env: {
    schema: {
      // URL template of flags: {code} is the country's, in lower case. Our own copies by default.
      FLAG_URL: envField.string({
        context: 'server',
        access: 'public',
        default: '/flags/{code}.svg',
      }),
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        // Content and FLAG_URL may name pictures of other sites.
        "img-src 'self' data: http: https:",
        "manifest-src 'self'",
        "object-src 'none'",
        "worker-src 'self'",
      ],
    },
  },
  devToolbar: { enabled: false },
  // Markdown is made into HTML elsewhere; Astro's own highlighter would need inline styles.
  markdown: { syntaxHighlight: false },
  ...output,
});
