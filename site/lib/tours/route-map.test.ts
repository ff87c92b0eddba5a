import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countries } from '#model/geo/countries.ts';
import { expect, test } from 'vitest';
import { hubRoutes, lineOf, routeTo, viewOf, WORLD } from './route-map.ts';

const DHAKA = routeTo('TH')!.way[0]!;

test('the map is as large as the routes are drawn for, and light', () => {
  const map = readFileSync(resolve(import.meta.dirname, '../../public/maps/world.svg'), 'utf8');
  expect(map).toContain(`viewBox="0 0 ${WORLD.width} ${WORLD.height}"`);
  expect(map.length).toBeLessThan(20 * 1024);
});

test('there is a way from Dhaka to nearly every country, none to Bangladesh', () => {
  expect(routeTo('BD')).toBeUndefined();
  expect(routeTo('ZZ')).toBeUndefined();
  const reached = countries.filter(({ code }) => routeTo(code));
  expect(reached.length).toBeGreaterThan(220);
  for (const { code } of reached) expect(routeTo(code)!.way[0]).toEqual(DHAKA);
  expect(hubRoutes.length).toBeGreaterThan(10);
});

test('the way to America leads over the north, the way to Australia to the south-east', () => {
  const north = Math.min(...routeTo('US')!.way.map(({ y }) => y));
  expect(north).toBeLessThan(DHAKA.y / 3);
  const sydney = routeTo('AU')!.way.at(-1)!;
  expect(sydney.x).toBeGreaterThan(DHAKA.x);
  expect(sydney.y).toBeGreaterThan(DHAKA.y);
});

test('the view holds the whole way, in the shape of the map and within it', () => {
  for (const { code } of countries) {
    const route = routeTo(code);
    if (!route) continue;
    const { x, y, width, height } = viewOf(route);
    expect(width / height, code).toBeCloseTo(WORLD.width / WORLD.height, 1);
    for (const spot of route.way) {
      expect(spot.x, code).toBeGreaterThanOrEqual(x);
      expect(spot.x, code).toBeLessThanOrEqual(x + width);
      expect(spot.y, code).toBeGreaterThanOrEqual(y);
      expect(spot.y, code).toBeLessThanOrEqual(y + height);
    }
    expect(Math.min(x, y), code).toBeGreaterThanOrEqual(0);
    expect(x + width, code).toBeLessThanOrEqual(WORLD.width + 1);
  }
});

test('the line begins in Dhaka and ends in the country', () => {
  const end = routeTo('JP')!.way.at(-1)!;
  expect(lineOf(routeTo('JP')!)).toMatch(
    new RegExp(`^M${DHAKA.x} ${DHAKA.y}C.* ${end.x} ${end.y}$`),
  );
});
