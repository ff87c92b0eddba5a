import { encoder } from 'astro/runtime/server/render/common.js';
import { expect, test } from 'vitest';
import { withHand } from './handing.ts';

const TEXTS = ['<p>Hello</p>', '<p>নমস্কার ৳১,২৫,০০০ 👨‍👩‍👧</p>', 'half a letter \ud83d'];

test.each(TEXTS)(
  'a page is handed over as its bytes, and the answer has none: %j',
  async (text) => {
    const made = await withHand(async (handed) => {
      await Promise.resolve();
      return { body: encoder.encode(text), page: handed() };
    });
    expect(made.body).toHaveLength(0);
    expect(made.page).toEqual(Buffer.from(text));
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
    TEXTS.map((text) =>
      withHand(async (handed) => {
        encoder.encode(text);
        await Promise.resolve();
        return handed()?.toString();
      }),
    ),
  );
  expect(pages.slice(0, 2)).toEqual(TEXTS.slice(0, 2));
});

test('where nobody holds out a hand, the answer has the page', () => {
  expect(Buffer.from(encoder.encode('নমস্কার')).toString()).toBe('নমস্কার');
});
