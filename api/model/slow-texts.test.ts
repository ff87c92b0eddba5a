import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { slowMarkdown } from '../testing/corpora/slow-markdown.ts';
import { fold } from './fold.ts';
import { createMarkdown } from './markdown.ts';
import { slugify } from './slug.ts';

const toHtml = createMarkdown(new JSDOM('').window);
toHtml('# What is made once is made');

/** Reading 30,000 characters once takes a part of this; backtracking takes minutes. */
const LIMIT_MS = 2_000;

/** Retries: backtracking is slow each time, a busy machine once. */
const TRIES = 3;

function swiftly<T>(work: () => T): T {
  for (let tries = 1; ; tries++) {
    const began = performance.now();
    const result = work();
    const took = performance.now() - began;
    if (took < LIMIT_MS) return result;
    expect(tries, `it took ${took} ms`).toBeLessThan(TRIES);
  }
}

test.for(slowMarkdown(30_000))('markdown of nothing but %s is soon shown', ([, text]) => {
  expect(swiftly(() => toHtml(text))).toBeTypeOf('string');
});

test('nothing is emphasised where marks crowd, and all else of the text is as ever', () => {
  const [few, many] = [5, 2_000].map((times) => toHtml(`# A *b*\n\n${'*a **b '.repeat(times)}c*`));
  expect(few).toMatch(/<p>.*<em>.*<\/p>/s);
  expect(many).not.toMatch(/<p>.*<em>.*<\/p>/s);
  expect(many).toContain('<h2>A <em>b</em></h2>');
});

test.for(['a', 'ক্ষ', '👩‍👧', '-', ' a', '\u0301', 'ি'])(
  'a title of nothing but %j becomes a slug and is folded at once',
  (part) => {
    const title = part.repeat(100_000 / part.length);
    expect(swiftly(() => slugify(title, 'tour'))).toMatch(/^[a-z0-9-]{1,80}$/);
    expect(swiftly(() => fold(title))).toBeTypeOf('string');
  },
);
