import { publicEntities } from '#model/entities/index.ts';
import { text } from '#model/kit/field.ts';
import { isBlank } from '#model/text/blank.ts';
import { blank } from '#model/text/characters.ts';
import type { Alts } from '#model/media/picture-alts.ts';
import Type, { type Static } from 'typebox';
import { noteAct } from '../../crud/audit.ts';
import { noteWrite } from '../../crud/outbox.ts';
import { altsByStem, NO_ALTS } from '../../crud/picture-alts.ts';
import type { Author } from '../../crud/record.ts';
import { atomically, type Db } from '../../db/database.ts';
import { NotFound } from '../../errors.ts';
import type { Files } from '../../files/files.ts';
import type { Queue } from './queue.ts';
import { isThere } from './settled.ts';
import { parsedName } from './stored.ts';
import { UPLOAD } from './upload-audit.ts';
import { usesOf } from './usage.ts';

const MAX_LENGTH = 250;
const alt = text({ label: 'What it shows', max: MAX_LENGTH });
const given = Type.Optional(Type.Union([alt.input, Type.Null(), blank(MAX_LENGTH)]));

export const AltsChange = Type.Object(
  { alt_en: given, alt_bn: given },
  { additionalProperties: false, minProperties: 1, title: 'PictureAltsChange' },
);
export type AltsChange = Static<typeof AltsChange>;

interface Changing {
  changes: Queue;
  author: Author;
}

/**
 * Sets the alt text of a picture; null clears it. Records that show it are published again and keep
 * their own revision, so that their editors have no conflict.
 */
export async function changeAlts(
  db: Db,
  files: Files,
  name: string,
  change: AltsChange,
  { changes, author }: Changing,
): Promise<Alts> {
  const file = parsedName(name);
  if (!file || file.isVariant) throw new NotFound('File');
  const { stem } = file;
  return changes.run(async () => {
    if (!(await isThere(db, files, name))) throw new NotFound('File');
    return atomically(db, async (trx) => {
      const before = (await altsByStem(trx)).get(stem) ?? NO_ALTS;
      const after = { ...before, ...normalised(change) };
      const told = (Object.keys(after) as (keyof Alts)[]).filter(
        (each) => after[each] !== before[each],
      );
      if (told.length === 0) return after;
      await keep(trx, stem, after);
      for (const { entity: kind, id } of await usesOf(trx, stem)) {
        const entity = publicEntities.find((each) => each.name === kind);
        if (entity) await noteWrite(trx, entity, id, 'change', author);
      }
      const only = (alts: Alts) => Object.fromEntries(told.map((each) => [each, alts[each]]));
      const act = { action: 'change', entity: UPLOAD, recordId: name, label: name } as const;
      await noteAct(trx, { ...act, before: only(before), after: only(after) }, author);
      return after;
    });
  });
}

/** Deletes the alt text of a deleted picture. */
export async function forgetAlts(db: Db, stem: string): Promise<void> {
  await db.deleteFrom('picture_alts').where('stem', '=', stem).execute();
}

async function keep(db: Db, stem: string, alts: Alts): Promise<void> {
  if (alts.alt_en === null && alts.alt_bn === null) return forgetAlts(db, stem);
  await db
    .insertInto('picture_alts')
    .values({ stem, ...alts })
    .onConflict((conflict) => conflict.column('stem').doUpdateSet(alts))
    .execute();
}

const normalised = (change: AltsChange): Partial<Alts> =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      typeof value !== 'string' || isBlank(value) ? null : alt.normalise(value),
    ]),
  );
