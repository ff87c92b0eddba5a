import type { RecordNamed } from '#model/entities/index.ts';
import type { SystemValues } from '#model/kit/entity.ts';
import type { Locale } from '#model/kit/locales.ts';
import { strings } from '../../i18n/index.ts';
import { inPageLanguage } from '../format/facts.ts';
import { localised, type Localised } from '../format/localised.ts';

type Facts = Omit<RecordNamed<'umrah-package'>, keyof SystemValues | 'publish_at' | 'unpublish_at'>;

const CITIES = ['makkah', 'madinah'] as const;

/** Facts of the stay in both cities, and of the way there. Rows without a value are left out. */
export interface Stay {
  cities: readonly string[];
  /** One row per fact; its values are in the order of the cities. */
  rows: { label: string; values: readonly (Localised | undefined)[] }[];
  facts: { label: string; value: Localised }[];
}

export function stayOf(locale: Locale, umrah: Facts): Stay {
  const t = strings(locale).umrah.stay;
  const hotel = (city: (typeof CITIES)[number]): Localised | undefined => {
    const name = localised(locale, umrah, `${city}_hotel_en`);
    const stars = umrah[`${city}_stars`];
    if (!name) return stars === null ? undefined : inPageLanguage(t.stars(stars));
    return stars === null ? name : { ...name, value: `${name.value} (${t.stars(stars)})` };
  };
  const said = <V>(value: V | null, say: (value: V) => string) =>
    value === null ? undefined : inPageLanguage(say(value));
  const rows = [
    { label: t.hotel, values: CITIES.map(hotel) },
    {
      label: t.distance,
      values: CITIES.map((city) => said(umrah[`${city}_metres`], t.metres[city])),
    },
    { label: t.nights, values: CITIES.map((city) => said(umrah[`${city}_nights`], t.count)) },
  ];
  const facts = [
    { label: t.airline, value: localised(locale, umrah, 'airline_en') },
    { label: t.flight, value: said(umrah.flight_route, (route) => t.routes[route]) },
    { label: t.meals, value: localised(locale, umrah, 'meals_en') },
    { label: t.guide, value: localised(locale, umrah, 'guide_en') },
    { label: t.visa, value: said(umrah.visa, (visa) => t.visas[visa]) },
  ];
  return {
    cities: CITIES.map((city) => t.cities[city]),
    rows: rows.filter(({ values }) => values.some((value) => value !== undefined)),
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  };
}
