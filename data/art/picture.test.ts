import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hours } from './kit/light.ts';
import { cropNames, drawPicture, UnknownPicture } from './picture.ts';
import { scenes } from './scenes/index.ts';

const names = Object.keys(scenes);
const SIZES = { full: [1600, 1200], wide: [1600, 900], square: [1200, 1200], detail: [800, 600] };

test('there are scenes for at least forty places', () => {
  expect(names.length).toBeGreaterThanOrEqual(40);
});

test.for(names)('%s is the same drawing each time, at every hour another', (name) => {
  const drawings = hours.map((hour) => drawPicture(`${name}-${hour}`));
  expect(hours.map((hour) => drawPicture(`${name}-${hour}`))).toEqual(drawings);
  expect(new Set(drawings).size).toBe(hours.length);
  expect(drawings).toContain(drawPicture(name));
});

test.for(names)('%s holds shapes alone: no lettering, script, picture or broken number', (name) => {
  const elements = new Set(drawPicture(name).match(/(?<=<)[a-zA-Z]+/g));
  const shapes = 'svg g defs clipPath linearGradient radialGradient stop path rect circle ellipse';
  expect([...elements].filter((each) => !shapes.split(' ').includes(each))).toEqual([]);
  expect(drawPicture(name)).not.toMatch(/NaN|undefined|Infinity|href|style=/);
});

test.for(cropNames)('every scene renders as %s', async (crop) => {
  for (const name of names) {
    const { width, height } = await sharp(Buffer.from(drawPicture(`${name}-${crop}`))).metadata();
    expect([width, height]).toEqual(SIZES[crop]);
  }
});

describe('names', () => {
  test('an hour and a crop may follow the scene, in that order', () => {
    expect(drawPicture('bali-night-wide')).toContain('viewBox="0 270 1600 900"');
    expect(() => drawPicture('bali-wide-night')).toThrow(UnknownPicture);
    expect(() => drawPicture('atlantis')).toThrow('There is no picture "atlantis"');
  });

  test('the smallest crop shows what its scene has to be seen close, the others the middle', () => {
    expect(drawPicture('makkah-detail')).toContain('viewBox="370 590 800 600"');
    expect(drawPicture('makkah-wide')).toContain('viewBox="0 270 1600 900"');
    expect(drawPicture('agra-detail')).toContain('viewBox="400 320 800 600"');
  });

  test('every picture that the demo content names can be drawn', async () => {
    const folder = resolve(import.meta.dirname, '../seed');
    const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const named = texts.flatMap((text) => text.match(/(?<="image:)[^"]+/g) ?? []);
    expect(named.length).toBeGreaterThan(20);
    for (const name of named) expect(drawPicture(name)).toContain('<svg');
  });
});
