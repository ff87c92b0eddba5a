import {
  adultPrices,
  nextBookable,
  SHARING_NAMES,
  type Departure,
} from '#model/catalogue/departures.ts';
import { withShareOff } from '#model/catalogue/offer-price.ts';
import { formatDays } from '#model/format/dates.ts';
import { formatTaka } from '#model/format/money.ts';
import type { Locale } from '#model/kit/locales.ts';
import { strings } from '../../i18n/index.ts';
import { inPageLanguage } from '../format/facts.ts';
import type { Localised } from '../format/localised.ts';
import { durationText } from '../tours/durations.ts';
import { cityFacts, journeyFacts, type Known, type StayFacts } from './stay.ts';

/** A package, and what it costs by its offers. */
export interface Compared {
  umrah: StayFacts;
  price: string;
  /** The share off the prices of its dates; null for none. */
  percentOff: number | null;
}

export interface ComparedRow {
  label: string;
  /** In the order of the packages. */
  values: readonly (Localised | undefined)[];
  /** Whether the packages differ in it. */
  differs: boolean;
}

export interface ComparedGroup {
  title: string;
  rows: readonly ComparedRow[];
}

/** The rows of a comparison: every one, be it filled or not, so that tables of several pages fit together. */
export function comparison(locale: Locale, packages: readonly Compared[]): ComparedGroup[] {
  const columns = packages.map((each) => groupsOf(locale, each));
  const [first] = columns;
  if (!first) return [];
  return first.map(({ title, facts }, group) => ({
    title,
    rows: facts.map(({ label }, row) => {
      const values = columns.map((column) => column[group]!.facts[row]!.value);
      return { label, values, differs: new Set(values.map((value) => value?.value)).size > 1 };
    }),
  }));
}

interface Group {
  title: string;
  facts: Known[];
}

function groupsOf(locale: Locale, compared: Compared): Group[] {
  const { umrah } = compared;
  const { compare: t, umrah: words } = strings(locale);
  const { makkah, madinah } = words.stay.cities;
  return [
    { title: t.groups.terms, facts: termsOf(locale, compared) },
    { title: makkah, facts: cityFacts(locale, umrah, 'makkah') },
    { title: madinah, facts: cityFacts(locale, umrah, 'madinah') },
    { title: t.groups.trip, facts: journeyFacts(locale, umrah) },
  ];
}

function termsOf(locale: Locale, { umrah, price, percentOff }: Compared): Known[] {
  const { cards, departures: words, umrah: own } = strings(locale);
  const next = nextBookable(umrah.departures);
  const prices = new Map(next ? adultPrices(next) : []);
  return [
    { label: cards.price, value: inPageLanguage(cards.startsAt(price)) },
    { label: words.nextDeparture, value: nextWords(locale, umrah.departures, next) },
    ...SHARING_NAMES.map((sharing) => {
      const usual = prices.get(sharing);
      const each = usual && (withShareOff(usual, percentOff) ?? usual);
      return {
        label: words.prices[sharing],
        value: each === undefined ? undefined : inPageLanguage(formatTaka(each, locale)),
      };
    }),
    {
      label: cards.duration,
      value: umrah.duration ? durationText(locale, umrah.duration) : undefined,
    },
    { label: own.type, value: inPageLanguage(own.types[umrah.package_type]) },
  ];
}

/** Days of the next departure; where none can be booked, why not, as the package's own page says it. */
function nextWords(
  locale: Locale,
  [first]: readonly Departure[],
  next: Departure | undefined,
): Localised | undefined {
  if (next) return inPageLanguage(formatDays(next.from, next.until, locale));
  return first && inPageLanguage(strings(locale).departures.statuses[first.status]);
}
