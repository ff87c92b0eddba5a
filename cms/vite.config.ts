import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  root: here('.'),
  base: '/cms/',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: here('../dist/cms'),
    emptyOutDir: true,
    // The browsers of Tailwind, which `public/old-browser.js` tells from older ones.
    target: ['chrome111', 'edge111', 'safari16.4', 'firefox128'],
    // The server's policy lets no data: font or script run.
    assetsInlineLimit: 0,
  },
  // With the pages of previews, and the pictures that the site ships.
  server: {
    proxy: Object.fromEntries(
      [
        '/api',
        '/static/uploads',
        '/preview',
        '/_astro',
        '/stock',
        '/flags',
        '/brand',
        '/favicon.svg',
      ].map((path) => [path, api]),
    ),
  },
});
