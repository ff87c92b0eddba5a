import { detailEntities, recordPage } from '#model/entities/index.ts';
import type { SubjectKind } from '#model/catalogue/subject-kinds.ts';
import type { RecordNamed } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import { paths } from '#model/routes/paths.ts';
import { strings } from '../../i18n/index.ts';
import { localisedName } from '../format/localised.ts';
import { itemName } from '../items/item-facts.ts';

type Flight = RecordNamed<'flight'>;
type Named = { [N in SubjectKind]: (locale: Locale, record: { id: string }) => string };

const names: Named = {
  'tour-package': (locale, record) => itemName(locale, 'tour-package', record).value,
  'umrah-package': (locale, record) => itemName(locale, 'umrah-package', record).value,
  'visa-service': (locale, record) => itemName(locale, 'visa-service', record).value,
  flight: (locale, record) => {
    const [origin, destination, airline] = (['origin', 'destination', 'airline'] as const).map(
      (name) => localisedName(locale, record as Flight, name).value,
    );
    return strings(locale).flights.offerName(origin!, destination!, airline!);
  },
};

/** What a landing page lists, as search engines read lists: an offer of a flight has no page of its own. */
export const listedItems = (
  locale: Locale,
  kind: SubjectKind,
  records: readonly { id: string }[],
) =>
  records.map((record) => {
    const entity = detailEntities.find(({ name }) => name === kind);
    return {
      name: names[kind](locale, record),
      path: entity ? recordPage(entity.name, record) : `${paths.flights}#${record.id}`,
    };
  });
