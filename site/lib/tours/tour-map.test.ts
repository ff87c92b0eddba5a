import fc from 'fast-check';
import { GAZETTEER } from '#model/geo/gazetteer-data.ts';
import { LOCALES } from '#model/kit/locales.ts';
import { expect, test } from 'vitest';
import { allCoasts } from './coasts.ts';
import { covers, labelsOf, markBox } from './map-labels.ts';
import { MAP } from './map-view.ts';
import { tourMap } from './tour-map.ts';

const RUNS = 40;
const routes = fc.record({
  locale: fc.constantFrom(...LOCALES),
  names: fc.uniqueArray(fc.constantFrom(...GAZETTEER.map(([en]) => en)), {
    minLength: 2,
    maxLength: 8,
  }),
});

test('marks and names of any route cover neither each other nor the edge, and the land is light', () => {
  fc.assert(
    fc.property(routes, ({ locale, names }) => {
      const { marks, land } = tourMap(locale, names.join(', '))!;
      const labels = marks.flatMap(({ label }) => (label ? [label.box] : []));
      labels.forEach((box, i) => {
        expect(labels.slice(i + 1).some((other) => covers(box, other))).toBe(false);
        expect(box.x >= 0 && box.x + box.width <= MAP.width).toBe(true);
        expect(box.y >= 0 && box.y + box.height <= MAP.height).toBe(true);
      });
      const own = marks.map(({ x, y, label }) => ({ box: markBox({ x, y }), label: label?.box }));
      for (const [i, { box }] of own.entries())
        for (const [j, { label }] of own.entries())
          expect(i !== j && label !== undefined && covers(box, label)).toBe(false);
      expect(land.length).toBeLessThan(6_100);
    }),
    { numRuns: RUNS },
  );
});

test('two of three names that have room are shown where the third has none', () => {
  const crowd = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => ({
    x: 240 + (i % 3) * 20,
    y: 180 + Math.floor(i / 3) * 20,
    name: 'A long name of a place',
  }));
  const shown = labelsOf(crowd).filter(Boolean).length;
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(9);
});

test('a route has its places in order, once each, with the names of the language', () => {
  const map = tourMap('bn', 'Istanbul → Göreme → Nowhere → Istanbul')!;
  expect(map.marks.map(({ number, name }) => [number, name])).toEqual([
    [1, 'ইস্তাম্বুল'],
    [2, 'কাপাডোকিয়া'],
  ]);
  const [first, , last] = map.way.slice(1).split('L');
  expect(last).toBe(first);
});

test('fewer than two known places have no map', () => {
  for (const typed of ['', 'Dubai', 'Dubai, Dubai', 'Dubai, Atlantis', 'Nowhere, Elsewhere'])
    expect(tourMap('en', typed), typed).toBeUndefined();
});

test('Cox’s Bazar has its channel, Bali its strait, Malé its islands, and Bhutan no sea', () => {
  const ringsOf = (typed: string) => tourMap('en', typed)!.land.split('M').length - 1;
  expect(ringsOf("Cox's Bazar, Inani, Moheshkhali")).toBeGreaterThan(1);
  expect(ringsOf('Ubud, Nusa Penida, Uluwatu')).toBeGreaterThan(2);
  expect(ringsOf('Malé, Maafushi, Baa Atoll')).toBeGreaterThan(1);
  expect(ringsOf('Paro, Thimphu, Punakha')).toBe(1);
});

test('where a map lies is shown in a corner where nothing else is, unless it is half a world', () => {
  expect(tourMap('en', 'Paro, Thimphu, Punakha')!.inset).toBeDefined();
  expect(tourMap('en', 'Bangkok, Tokyo, London')!.inset).toBeUndefined();
  const { inset, marks } = tourMap('en', 'Ubud, Kintamani, Nusa Penida, Uluwatu')!;
  const taken = marks.flatMap((mark) => [markBox(mark), ...(mark.label ? [mark.label.box] : [])]);
  expect(taken.some((box) => covers(box, inset!))).toBe(false);
});

test('no coast leaps across the world at the date line', () => {
  expect(allCoasts().length).toBeGreaterThan(2_000);
  for (const { longitudes } of allCoasts())
    expect(longitudes.some((each, i) => i > 0 && Math.abs(each - longitudes[i - 1]!) > 90)).toBe(
      false,
    );
});
