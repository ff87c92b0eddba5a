import { encoder } from 'astro/runtime/server/render/common.js';
import { expect, test } from 'vitest';
import { withHand } from './handing.ts';

const TEXTS = {
  'a plain page': '<p>Hello</p>',
  'a Bengali page': '<p>নমস্কার ৳১,২৫,০০০ 👨‍👩‍👧</p>',
  'half a letter': 'half a letter \ud83d',
  'a very long page': `<p>${'a long নমস্কার '.repeat(30_000)}</p>`,
};
const texts = Object.values(TEXTS);

test.for(Object.entries(TEXTS))(
  '%s is handed over as its bytes, and the answer has none',
  async ([, text]) => {
    const made = await withHand(async (handed) => {
      await Promise.resolve();
      return { body: encoder.encode(text), page: handed() };
    });
    expect(made.body).toHaveLength(0);
    expect(made.page?.equals(Buffer.from(text))).toBe(true);
  },
);

test('a page is handed over once, and not held on to', async () => {
  const pages = await withHand(async (handed) => {
    encoder.encode('<p>Hello</p>');
    return [handed()?.toString(), handed()];
  });
  expect(pages).toEqual(['<p>Hello</p>', undefined]);
});

test('of two pages that are made at once, each is handed over to its own', async () => {
  const pages = await Promise.all(
    texts.map((text) =>
      withHand(async (handed) => {
        encoder.encode(text);
        await Promise.resolve();
        return handed()?.toString();
      }),
    ),
  );
  expect(pages.slice(0, 2)).toEqual(texts.slice(0, 2));
});

test('where nobody holds out a hand, the answer has the page', () => {
  expect(Buffer.from(encoder.encode('নমস্কার')).toString()).toBe('নমস্কার');
});
