import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { slowMarkdown } from '../../testing/corpora/slow-markdown.ts';
import { fold } from './fold.ts';
import { createMarkdown } from './markdown.ts';
import { slugify } from './slug.ts';

const toHtml = createMarkdown(new JSDOM('').window);
toHtml('# What is made once is made');

/** Reading 30,000 characters once takes a part of this; backtracking takes minutes. */
const LIMIT_MS = 2_000;

function swiftly<T>(work: () => T): T {
  // CPU time: on a busy machine, the clock goes on while others work.
  const before = process.threadCpuUsage();
  const result = work();
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(LIMIT_MS);
  return result;
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
