import type { Locale } from '../kit/locales.ts';
import { soundsOf } from '../search/sound.ts';
import { GAZETTEER, type GazetteerRow } from './gazetteer-data.ts';

export interface Place {
  name: Readonly<Record<Locale, string>>;
  latitude: number;
  longitude: number;
}

const placeOf = ([en, bn, latitude, longitude]: GazetteerRow): Place => ({
  name: { en, bn },
  latitude,
  longitude,
});

const BETWEEN = ' ';
const keyOf = (sounds: readonly string[]) => sounds.join(BETWEEN);

/** Places by the sound of each of their names: Khagrachari, Khagrachhari and খাগড়াছড়ি are one. */
const bySound = new Map<string, Place>(
  GAZETTEER.flatMap((row) => {
    const place = placeOf(row);
    const [en, bn, , , ...others] = row;
    return [en, bn, ...others].map((name) => [keyOf(soundsOf(name)), place] as const);
  }),
);

/** Shorter names are words of other languages, too, as Nice is: such a one is the whole text. */
const TELLING = 5;

/**
 * The place that a text names, alone or with other words, as in "Inani Beach" or "রামু (বৌদ্ধ মন্দির)":
 * of several the one with most words, then the first.
 */
export function placeIn(text: string): Place | undefined {
  const sounds = soundsOf(text);
  for (let length = sounds.length; length > 0; length--)
    for (let from = 0; from + length <= sounds.length; from++) {
      const key = keyOf(sounds.slice(from, from + length));
      const place = bySound.get(key);
      if (place && (length === sounds.length || key.length >= TELLING)) return place;
    }
  return undefined;
}
