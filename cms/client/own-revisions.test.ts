import { expect, test } from 'vitest';
import { isSavedElsewhere, ownWrite } from './own-revisions.ts';

test('a revision that no write here was answered with is that of somebody else', async () => {
  const answers = [
    { id: 'bali', revision: 11 },
    [{ revision: 12 }, { revision: 13 }],
    null,
    'text',
  ];
  for (const body of answers) await ownWrite(Promise.resolve({ body }));
  await expect(ownWrite(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await isSavedElsewhere(10, 11)).toBe(false);
  expect(await isSavedElsewhere(11, 13)).toBe(false);
  expect(await isSavedElsewhere(9, 11)).toBe(true);
  expect(await isSavedElsewhere(12, 14)).toBe(true);
});

test('a delete names all revisions of what it did', async () => {
  const headers = new Headers({ 'x-revisions': '31-33' });
  await ownWrite(Promise.resolve({ body: null, headers }));
  expect(await isSavedElsewhere(30, 33)).toBe(false);
  expect(await isSavedElsewhere(30, 34)).toBe(true);
});

test('an event that is faster than the answer waits for it', async () => {
  let answer: (given: { body: unknown }) => void = () => {};
  void ownWrite(new Promise<{ body: unknown }>((resolve) => (answer = resolve)));
  const isElsewhere = isSavedElsewhere(20, 21);
  answer({ body: { revision: 21 } });
  expect(await isElsewhere).toBe(false);
});
