import { expect, test } from 'vitest';
import { showcaseScenes } from './hero-scenes.ts';

const scene = (name: string) => ({
  name,
  name_bn: null,
  image_url: `/static/uploads/${name}.webp`,
  gradient_class: null,
});
const names = (...own: string[]) => showcaseScenes('en', own.map(scene)).map(({ name }) => name);

test('stock destinations fill in, up to five scenes', () => {
  expect(names()).toEqual(['Dubai', 'Santorini', 'Bali']);
  expect(names('Sylhet')).toEqual(['Sylhet', 'Dubai', 'Santorini', 'Bali']);
  expect(names('a', 'b', 'c', 'd', 'e', 'f')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('no destination is shown twice', () => {
  expect(names('Dubai', 'Sylhet')).toEqual(['Dubai', 'Sylhet', 'Santorini', 'Bali']);
});

test('a scene without a Bengali name says that it is English', () => {
  expect(showcaseScenes('bn', [scene('Sylhet')])[0]).toMatchObject({ name: 'Sylhet', lang: 'en' });
});
