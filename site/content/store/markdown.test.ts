import { afterAll, expect, test } from 'vitest';
import { MarkdownPool } from './markdown.ts';

const pool = new MarkdownPool();
afterAll(() => pool.close());

test('every text comes back in its place, however many there are', async () => {
  const texts = Array.from({ length: 100 }, (_, n) => (n % 3 ? `Day **${n}**` : `<b>${n}</b>`));
  expect(await pool.toHtml(texts)).toEqual(
    texts.map((_, n) => ({
      html: n % 3 ? `<p>Day <strong>${n}</strong></p>\n` : `<p><b>${n}</b></p>\n`,
    })),
  );
  expect(await pool.toHtml([])).toEqual([]);
});

test('a text that no memory suffices for is told of, and the others are well', async () => {
  // Long words: many short ones take ten seconds until the memory is full.
  const bomb = `- <b>${'a'.repeat(1_000)}</b>\n`.repeat(40_000);
  const results = await pool.toHtml(['before', bomb, 'after']);
  expect(results).toEqual([
    { html: '<p>before</p>\n' },
    { reason: 'a text of it cannot be turned into a page' },
    { html: '<p>after</p>\n' },
  ]);
});
