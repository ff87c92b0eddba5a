import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tourStock } from './place-stock.ts';
import { STOCK_TOUR, STOCK_UMRAH } from '../media/stock-images.ts';

const files = readdirSync(join(import.meta.dirname, '../../public/stock'));
const names = new Set(files.map((file) => file.replace('.webp', '')));
const tour = (destinations: string, rest: { name?: string; tags?: string[] } = {}) =>
  tourStock(names, { name: 'A tour', destinations, destinations_bn: null, tags: [], ...rest });

test.for([
  ['Dubai, Abu Dhabi', '/stock/dubai.webp'],
  ['Abu Dhabi', '/stock/visa-ae.webp'],
  ['Khulna, Katka', '/stock/place-sundarbans.webp'],
  ['শ্রীমঙ্গল, সিলেট', '/stock/place-sylhet-tea.webp'],
  ['Cox’s Bazar, Ramu', STOCK_TOUR],
  ['Rajshahi, Natore', '/stock/visa-bd.webp'],
  ['Tokyo, Kyoto', '/stock/visa-jp.webp'],
  ['Istanbul, Cappadocia', '/stock/place-cappadocia.webp'],
] as const)('a tour to %s without a picture shows %s', ([destinations, stock]) => {
  expect(tour(destinations)).toBe(stock);
});

test('its tags and its name tell the country where its stops do not', () => {
  expect(tour('A quiet shore', { tags: ['thailand'] })).toBe('/stock/visa-th.webp');
  expect(tour('A quiet shore', { name: 'Vietnam in a week' })).toBe('/stock/visa-vn.webp');
  expect(tour('A quiet shore')).toBe(STOCK_TOUR);
});

test('every picture that is named is there', () => {
  for (const stock of [STOCK_TOUR, STOCK_UMRAH]) expect(files).toContain(stock.split('/').at(-1));
});
