import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test } from 'vitest';
import { withoutIslandRuntime } from './island-runtime.ts';

const DIRECTIVE = '(()=>{(self.Astro||(self.Astro={}))["interaction"]=t;})();';
const without = withoutIslandRuntime([DIRECTIVE]);
const theirs = `<script>${DIRECTIVE}</script><script>${islandRuntime}</script>`;

test('a page carries none of the scripts that hydrate islands: they come with its own file', () => {
  const page = (scripts: string) => `<main>Hello</main>${scripts}<astro-island></astro-island>`;
  expect(without(page(theirs))).toBe(page(''));
});

test('a page keeps every other script, and what it says about its content', () => {
  const page =
    '<script>go()</script><script type="module" src="/a.js"></script><script type="application/ld+json">{"name":"self.Astro"}</script>';
  expect(without(page)).toBe(page);
});

test('nothing goes between what an attribute says and a script after it', () => {
  const page = (scripts: string) =>
    `<img alt="Ramadan offer <script>"><main>Hello</main>${scripts}<astro-island></astro-island>`;
  expect(without(page(theirs))).toBe(page(''));
});
