import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { soundsOf } from '../search/sound.ts';
import { GAZETTEER } from './gazetteer-data.ts';
import { placeIn } from './gazetteer.ts';

const nameIn = (text: string) => placeIn(text)?.name.en;

test('a place is known by each of its names, in both languages, and in other spellings', () => {
  for (const [en, bn, , , ...others] of GAZETTEER)
    for (const name of [en, bn, ...others]) expect(nameIn(name), name).toBe(en);
  for (const [typed, place] of [
    ['coxs bazaar', "Cox's Bazar"],
    ['KHAGRACHARI', 'Khagrachhari'],
    ['Katmandu', 'Kathmandu'],
    ['রাঙ্গামাটি', 'Rangamati'],
    ['Göreme', 'Cappadocia'],
  ] as const)
    expect(nameIn(typed), typed).toBe(place);
});

test('other words beside a name do not hide it, and the longer name is meant', () => {
  expect(nameIn('Inani Beach')).toBe('Inani');
  expect(nameIn('South Malé Atoll (resort)')).toBe('South Malé Atoll');
  expect(nameIn('Old town of Sylhet')).toBe('Sylhet');
});

test('a short name among other words, and what is no place, are left off', () => {
  for (const text of ['A nice beach', 'Free day', '', '—', 'Thailand'])
    expect(nameIn(text), text).toBeUndefined();
});

test('no two places sound alike, and each lies where places can lie', () => {
  const seen = new Map<string, string>();
  for (const [en, bn, latitude, longitude, ...others] of GAZETTEER) {
    expect(Math.abs(latitude), en).toBeLessThan(70);
    expect(Math.abs(longitude), en).toBeLessThanOrEqual(180);
    for (const name of [en, bn, ...others]) {
      const sound = soundsOf(name).join(' ');
      expect(sound.length, name).toBeGreaterThan(1);
      expect(seen.get(sound) ?? en, name).toBe(en);
      seen.set(sound, en);
    }
  }
});

test('every tour of the demo has at least two known places', () => {
  const file = resolve(import.meta.dirname, '../../../data/seed/tour-packages.json');
  const tours = JSON.parse(readFileSync(file, 'utf8')) as { id: string; destinations: string }[];
  expect(tours.length).toBeGreaterThanOrEqual(12);
  for (const { id, destinations } of tours) {
    const known = new Set(destinations.split(',').map(placeIn).filter(Boolean));
    expect(known.size, id).toBeGreaterThan(1);
  }
});
