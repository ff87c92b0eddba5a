import type { RecordNamed } from '#model/entities/index.ts';
import type { SystemValues } from '#model/kit/entity.ts';
import type { Locale } from '#model/kit/locales.ts';
import { strings } from '../../i18n/index.ts';
import { inPageLanguage } from '../format/facts.ts';
import { localised, type Localised } from '../format/localised.ts';

export type StayFacts = Omit<
  RecordNamed<'umrah-package'>,
  keyof SystemValues | 'publish_at' | 'unpublish_at'
>;

const CITIES = ['makkah', 'madinah'] as const;
export type City = (typeof CITIES)[number];

/** A fact and its label; the value is undefined where nobody said it. */
export interface Known {
  label: string;
  value: Localised | undefined;
}

const said = <V>(value: V | null, say: (value: V) => string) =>
  value === null ? undefined : inPageLanguage(say(value));

/** The same facts in the same order of every package, of the stay in a city. */
export function cityFacts(locale: Locale, umrah: StayFacts, city: City): Known[] {
  const t = strings(locale).umrah.stay;
  return [
    { label: t.hotel, value: hotelOf(locale, umrah, city) },
    { label: t.distance, value: said(umrah[`${city}_metres`], t.metres[city]) },
    { label: t.nights, value: said(umrah[`${city}_nights`], t.count) },
  ];
}

function hotelOf(locale: Locale, umrah: StayFacts, city: City): Localised | undefined {
  const t = strings(locale).umrah.stay;
  const name = localised(locale, umrah, `${city}_hotel_en`);
  const stars = umrah[`${city}_stars`];
  if (!name) return said(stars, t.stars);
  return stars === null ? name : { ...name, value: `${name.value} (${t.stars(stars)})` };
}

/** The same of the way there. */
export function journeyFacts(locale: Locale, umrah: StayFacts): Known[] {
  const t = strings(locale).umrah.stay;
  return [
    { label: t.airline, value: localised(locale, umrah, 'airline_en') },
    { label: t.flight, value: said(umrah.flight_route, (route) => t.routes[route]) },
    { label: t.meals, value: localised(locale, umrah, 'meals_en') },
    { label: t.guide, value: localised(locale, umrah, 'guide_en') },
    { label: t.visa, value: said(umrah.visa, (visa) => t.visas[visa]) },
  ];
}

/** Facts of the stay in both cities, and of the way there. Rows without a value are left out. */
export interface Stay {
  cities: readonly string[];
  /** One row per fact; its values are in the order of the cities. */
  rows: { label: string; values: readonly (Localised | undefined)[] }[];
  facts: { label: string; value: Localised }[];
}

export function stayOf(locale: Locale, umrah: StayFacts): Stay {
  const { cities } = strings(locale).umrah.stay;
  const [first, ...others] = CITIES.map((city) => cityFacts(locale, umrah, city));
  const rows = first!.map(({ label, value }, i) => ({
    label,
    values: [value, ...others.map((facts) => facts[i]!.value)],
  }));
  return {
    cities: CITIES.map((city) => cities[city]),
    rows: rows.filter(({ values }) => values.some((value) => value !== undefined)),
    facts: journeyFacts(locale, umrah).flatMap(({ label, value }) =>
      value ? [{ label, value }] : [],
    ),
  };
}
