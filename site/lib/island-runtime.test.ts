import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test } from 'vitest';
import { withoutIslandRuntime } from './island-runtime.ts';

const DIRECTIVE = '(()=>{(self.Astro||(self.Astro={})).touch=t;})();';

test('a page carries none of the scripts that wake islands: they come with its own file', () => {
  const page = (scripts: string) => `<main>Hello</main>${scripts}<astro-island></astro-island>`;
  const theirs = `<script>${DIRECTIVE}</script><script>${islandRuntime}</script>`;
  expect(withoutIslandRuntime(page(theirs))).toBe(page(''));
});

test('a page keeps every other script, and what it says about its content', () => {
  const page =
    '<script>go()</script><script type="module" src="/a.js"></script><script type="application/ld+json">{"name":"self.Astro"}</script>';
  expect(withoutIslandRuntime(page)).toBe(page);
});
