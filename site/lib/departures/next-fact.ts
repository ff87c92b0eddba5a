import { nextBookable, type Departure } from '#model/catalogue/departures.ts';
import { formatDays } from '#model/format/dates.ts';
import type { Locale } from '#model/kit/locales.ts';
import { strings } from '../../i18n/index.ts';
import { inPageLanguage, type Fact } from '../format/facts.ts';

/** The first departure that can be booked, as a fact that leads to all of them; none where none can. */
export function nextDepartureFacts(locale: Locale, departures: readonly Departure[]): Fact[] {
  const next = nextBookable(departures);
  if (!next) return [];
  const value = inPageLanguage(formatDays(next.from, next.until, locale));
  return [
    { icon: 'Plane', label: strings(locale).departures.nextDeparture, value, href: '#dates' },
  ];
}
