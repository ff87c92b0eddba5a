import type { ItemKind } from '#model/catalogue/items.ts';
import type { RecordNamed } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import { strings } from '../../i18n/index.ts';
import { localisedName, type Localised } from '../format/localised.ts';

type Named = Pick<RecordNamed<'tour-package'>, 'name' | 'name_bn'>;
type Country = Pick<RecordNamed<'visa-service'>, 'country_name' | 'country_name_bn'>;

const named = (locale: Locale, record: Named) => localisedName(locale, record, 'name');

const names: { [K in ItemKind]: (locale: Locale, record: Named & Country) => Localised } = {
  'tour-package': named,
  'umrah-package': named,
  'visa-service': (locale, record) => {
    const { value, lang } = localisedName(locale, record, 'country_name');
    return { value: strings(locale).visa.named(value), lang };
  },
};

/** The name of an item as a text names it: a visa by its country. */
export const itemName = (locale: Locale, kind: ItemKind, record: object): Localised =>
  names[kind](locale, record as Named & Country);

type Priced = Pick<RecordNamed<'tour-package'>, 'price'>;
type Charged = Pick<RecordNamed<'visa-service'>, 'charge'>;

/** The own price of an item: a visa's is its service charge. */
export const ownPrice = (kind: ItemKind, record: object): number | null =>
  kind === 'visa-service' ? (record as Charged).charge : (record as Priced).price;
