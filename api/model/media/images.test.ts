import { expect, test } from 'vitest';
import {
  avifWidths,
  imageFacts,
  imageName,
  UPLOADS_PATH,
  variantName,
  variantWidths,
} from './images.ts';

const hash = '0123456789abcdef'.repeat(2);

test('the name of an upload says its size', () => {
  const name = imageName(hash, 1200, 800);
  expect(name).toBe(`${hash}-1200x800.webp`);
  expect(imageFacts(UPLOADS_PATH + name)).toMatchObject({ width: 1200, height: 800 });
});

test('smaller versions are offered up to the size of the picture', () => {
  const src = UPLOADS_PATH + imageName(hash, 1200, 800);
  expect(imageFacts(src).srcset).toBe(
    [
      `${UPLOADS_PATH}${hash}-1200x800.w400.webp 400w`,
      `${UPLOADS_PATH}${hash}-1200x800.w800.webp 800w`,
      `${src} 1200w`,
    ].join(', '),
  );
});

test('the other format has the same widths, the picture itself, and nothing wider than the widest', () => {
  const src = UPLOADS_PATH + imageName(hash, 1200, 800);
  expect(imageFacts(src).avif).toBe(
    [
      `${UPLOADS_PATH}${hash}-1200x800.w400.avif 400w`,
      `${UPLOADS_PATH}${hash}-1200x800.w800.avif 800w`,
      `${UPLOADS_PATH}${hash}-1200x800.avif 1200w`,
    ].join(', '),
  );
  expect(avifWidths(300)).toEqual([300]);
  expect(avifWidths(4000)).toEqual([400, 800, 1600]);
});

test('a picture is stood in for by a few pixels of itself', () => {
  const src = UPLOADS_PATH + imageName(hash, 1200, 800);
  expect(imageFacts(src).blurred).toBe(`${UPLOADS_PATH}${hash}-1200x800.w24.webp`);
  expect(imageFacts(UPLOADS_PATH + imageName(hash, 20, 20)).blurred).toBeUndefined();
});

test('no version is as wide as the picture itself', () => {
  expect(variantWidths(400)).toEqual([]);
  expect(variantWidths(401)).toEqual([400]);
  expect(variantWidths(1600)).toEqual([400, 800]);
  expect(variantWidths(4000)).toEqual([400, 800, 1600]);
  expect(imageFacts(UPLOADS_PATH + imageName(hash, 400, 300)).srcset).toBeUndefined();
});

test.for([
  'https://images.example/1200x800.webp',
  `${UPLOADS_PATH}sample.webp`,
  `${UPLOADS_PATH}${variantName(imageName(hash, 1200, 800), 400)}`,
  `/elsewhere/${imageName(hash, 1200, 800)}`,
])('nothing is claimed about %s', (src) => {
  const { src: same, ...facts } = imageFacts(src);
  expect(same).toBe(src);
  expect(Object.values(facts).filter((fact) => fact !== undefined)).toEqual([]);
});
