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
  const view = asNewAsItsMoment(publicView(entity, record, now), record);
  const found = alts.size === 0 ? {} : altsOf(entity, view, alts);
  return Object.keys(found).length === 0 ? view : { ...view, [PICTURE_ALTS]: found };
}

/** Dates, the order of lists, the feed and the sitemap go by the moment at which a planned record came, where it was saved before. */
function asNewAsItsMoment(view: Row, { publish_at }: AnyRecord): Row {
  if (typeof publish_at !== 'string') return view;
  const latest = (moment: unknown) => (String(moment) < publish_at ? publish_at : moment);
  const { created_at, updated_at } = view;
  return { ...view, created_at: latest(created_at), updated_at: latest(updated_at) };
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
