import { isFixed } from '#model/counts/counted-page.ts';
import { detailEntities, placeOf, recordPage, type DetailName } from '#model/entities/index.ts';
import { rows, type AnyRecord } from '../../crud/record.ts';
import { shown } from '../../crud/views.ts';
import type { Db } from '../../db/database.ts';

/** Filters the given paths by the content as it is now: visitors see a page there. */
export async function existingPages(
  db: Db,
  given: Iterable<string>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const asked = new Set(given);
  const found = new Set([...asked].filter(isFixed));
  const addresses = new Map<DetailName, string[]>(detailEntities.map(({ name }) => [name, []]));
  for (const path of asked) {
    const place = placeOf(path);
    if (place) addresses.get(place.entity.name)!.push(place.address);
  }
  for (const entity of detailEntities) {
    const own = addresses.get(entity.name)!;
    if (own.length === 0) continue;
    const hasSlug = 'slug' in entity.fields;
    const records = await rows(db)
      .selectFrom(entity.table)
      .select(hasSlug ? ['id', 'slug'] : ['id'])
      .where(shown(entity, now))
      .where((eb) => eb.or([eb('id', 'in', own), ...(hasSlug ? [eb('slug', 'in', own)] : [])]))
      .execute();
    for (const record of records)
      found.add(recordPage(entity.name, record as unknown as AnyRecord));
  }
  return found;
}
