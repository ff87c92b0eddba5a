import { expect, test } from 'vitest';
import { faultsOfGone } from './gone-pictures.ts';

const [kept, gone] = ['a', 'b'].map((each) => `/static/uploads/${each.repeat(32)}-300x200.webp`);
const faults = async (start: object, values: object) =>
  Object.fromEntries(await faultsOfGone({ ...start }, { ...values }, async (url) => url !== gone));

test('uploads that are gone are told by their field, and by their place among others', async () => {
  expect(await faults({}, { cover: gone })).toEqual({
    cover: 'This picture was deleted from the Media Library: choose another',
  });
  const second = 'Deleted from the Media Library: picture 2 of 2';
  expect(await faults({}, { images: `${kept}\n${gone}`, cover: kept })).toEqual({ images: second });
  expect(await faults({}, { images: [kept, gone] })).toEqual({ images: second });
  expect(await faults({}, { content: `Bhola\n\n![The ferry](${gone})` })).toEqual({
    content: 'A picture in this text was deleted from the Media Library: take it out',
  });
});

test('what was stored with the field is kept by the server, and other hosts are their own', async () => {
  expect(await faults({ cover: gone }, { cover: gone })).toEqual({});
  expect(await faults({}, { cover: `https://kheya.test${gone}`, days: null, price: 5 })).toEqual(
    {},
  );
});
