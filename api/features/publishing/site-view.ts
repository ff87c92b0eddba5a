import type { Entity } from '#model/kit/entity.ts';
import { PICTURE_ALTS, uploadStem, type Alts } from '#model/media/picture-alts.ts';
import { publicView } from '../../crud/views.ts';
import type { AnyRecord } from '../../crud/record.ts';
import type { Row } from '../../db/codec.ts';

/** The record as sent to the site, with the alt texts of its pictures. */
export function siteView(
  entity: Entity,
  record: AnyRecord,
  { alts, now }: { alts: ReadonlyMap<string, Alts>; now: Date },
): Row {
  const view = publicView(entity, record, now);
  const found = alts.size === 0 ? {} : altsOf(entity, view, alts);
  return Object.keys(found).length === 0 ? view : { ...view, [PICTURE_ALTS]: found };
}

const altsOf = (entity: Entity, view: Row, alts: ReadonlyMap<string, Alts>) =>
  Object.fromEntries(
    pictures(entity, view).flatMap((address) => {
      const words = alts.get(uploadStem(address) ?? '');
      return words ? [[address, words]] : [];
    }),
  );

const pictures = (entity: Entity, view: Row): string[] =>
  entity.columns
    .filter(({ field }) => field.kind === 'image' || field.kind === 'images')
    .flatMap(({ name }) => view[name] as string | string[] | null | undefined)
    .filter((address) => typeof address === 'string');
