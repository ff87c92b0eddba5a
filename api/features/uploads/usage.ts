import { entities } from '#model/entities/index.ts';
import type { Column, Entity } from '#model/kit/entity.ts';
import type { FieldKind } from '#model/kit/field-values.ts';
import { UPLOADS_PATH } from '#model/media/images.ts';
import { rows } from '../../crud/record.ts';
import type { Row } from '../../db/codec.ts';
import type { Db } from '../../db/database.ts';

/** A record that shows an upload. */
export interface Use {
  entity: string;
  id: string;
  label: string;
}

/** Ends the label of a record that was deleted, and can be restored with its pictures. */
export const IN_TRASH = ' (in the trash)';

/** Ends the label of a record whose draft alone names it. */
const IN_DRAFT = ' (in its draft)';

/** The kinds of field that can name an upload. */
const NAMING: ReadonlySet<FieldKind> = new Set<FieldKind>(['image', 'images', 'markdown']);

const naming = (entity: Entity): Column[] =>
  entity.columns.filter(({ field }) => NAMING.has(field.kind));

/** Rows read per batch: their texts may be long. */
const BATCH = 200;

/** The stem of an upload, as in the URL of each of its widths. */
const STEM = /\/static\/uploads\/([0-9a-f]{32}-\d+x\d+)\./g;

/** The records that name the upload with this stem, or one of its widths. */
export async function usesOf(db: Db, stem: string): Promise<Use[]> {
  const found: Use[] = [];
  for await (const [entity, row] of rowsNaming(db, `${UPLOADS_PATH}${stem}.`))
    found.push({ entity: entity.name, id: String(row['id']), label: titleOf(entity, row) });
  return found;
}

/** The records that name the upload, those in the trash and drafts too: they could not come back without. */
export async function holdersOf(db: Db, stem: string): Promise<Use[]> {
  const found = await usesOf(db, stem);
  for (const { entity, id, label, record } of await trashNaming(db, `${UPLOADS_PATH}${stem}.`))
    if (stemsIn(record).includes(stem)) found.push({ entity, id, label: label + IN_TRASH });
  for (const { entity, id, label, fields } of await draftsNaming(db, `${UPLOADS_PATH}${stem}.`))
    if (stemsIn(fields).includes(stem)) found.push({ entity, id, label: label + IN_DRAFT });
  return found;
}

/** The entities whose records can name an upload. */
const names = (entities as readonly Entity[])
  .filter((entity) => naming(entity).length > 0)
  .map(({ name }) => name);

const trashNaming = (db: Db, text: string) =>
  db
    .selectFrom('trash')
    .select(['entity', 'record_id as id', 'label', 'record'])
    .where('entity', 'in', names)
    .where('record', 'like', `%${text}%`)
    .execute();

const draftsNaming = (db: Db, text: string) =>
  db
    .selectFrom('drafts')
    .select(['entity', 'record_id as id', 'label', 'fields'])
    .where('fields', 'like', `%${text}%`)
    .execute();

/** Uses by the stem of the upload, in the trash and in drafts too. */
export async function usesByStem(db: Db): Promise<Map<string, Use[]>> {
  const uses = new Map<string, Use[]>();
  for await (const [entity, row] of rowsNaming(db, UPLOADS_PATH))
    for (const stem of stemsOf(entity, row)) {
      const use = { entity: entity.name, id: String(row['id']), label: titleOf(entity, row) };
      uses.set(stem, [...(uses.get(stem) ?? []), use]);
    }
  for (const { entity, id, label, record } of await trashNaming(db, UPLOADS_PATH))
    for (const stem of new Set(stemsIn(record)))
      uses.set(stem, [...(uses.get(stem) ?? []), { entity, id, label: label + IN_TRASH }]);
  for (const { entity, id, label, fields } of await draftsNaming(db, UPLOADS_PATH))
    for (const stem of new Set(stemsIn(fields)))
      uses.set(stem, [...(uses.get(stem) ?? []), { entity, id, label: label + IN_DRAFT }]);
  return uses;
}

/** The stems of every upload that any record names. */
export async function usedStems(db: Db): Promise<Set<string>> {
  const stems = new Set<string>();
  for await (const [entity, row] of rowsNaming(db, UPLOADS_PATH))
    for (const stem of stemsOf(entity, row)) stems.add(stem);
  return stems;
}

/** The stems that a text names. */
export const stemsIn = (text: string): string[] =>
  [...text.matchAll(STEM)].map(([, stem]) => stem!);

/** Deduplicated: a record may name one several times. */
const stemsOf = (entity: Entity, row: Row) =>
  new Set(naming(entity).flatMap(({ name }) => stemsIn(String(row[name] ?? ''))));

/** No LIKE escape: `text` must not contain wildcards. */
async function* rowsNaming(db: Db, text: string): AsyncGenerator<[Entity, Row]> {
  for (const entity of entities as readonly Entity[]) {
    const columns = naming(entity).map(({ name }) => name);
    if (columns.length === 0) continue;
    const title = titleColumn(entity);
    for (let after = ''; ;) {
      const batch = await rows(db)
        .selectFrom(entity.table)
        .select(['id', ...(title ? [title] : []), ...columns])
        .where('id', '>', after)
        .where((eb) =>
          eb.or(columns.map((name) => eb(eb.cast<string>(name, 'text'), 'like', `%${text}%`))),
        )
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const row of batch) yield [entity, row];
      if (batch.length < BATCH) break;
      after = String(batch.at(-1)!['id']);
    }
  }
}

/** The title column of a record. */
const titleColumn = (entity: Entity): string | undefined =>
  entity.columns.find(({ field }) => field.kind === 'text')?.name;

const titleOf = (entity: Entity, row: Row) =>
  String(row[titleColumn(entity) ?? 'id'] ?? entity.label.one);
