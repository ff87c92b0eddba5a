import type { SubjectKind } from '#model/catalogue/subject-kinds.ts';
import type { RecordNamed } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import { strings } from '../../i18n/index.ts';
import { localisedName } from '../format/localised.ts';
import { itemName } from '../items/item-facts.ts';

type Route = Pick<
  RecordNamed<'flight'>,
  'origin' | 'origin_bn' | 'destination' | 'destination_bn' | 'airline' | 'airline_bn'
>;

/** The name of a record on a landing page, as search engines read its list. */
export function listedName(locale: Locale, kind: SubjectKind, record: object): string {
  if (kind !== 'flight') return itemName(locale, kind, record).value;
  const route = record as Route;
  return strings(locale).flights.offerName(
    localisedName(locale, route, 'origin').value,
    localisedName(locale, route, 'destination').value,
    localisedName(locale, route, 'airline').value,
  );
}
