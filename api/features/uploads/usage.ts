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

function columnsNaming(entity: Entity): Column[] {
  return entity.columns.filter(({ field }) => NAMING.has(field.kind));
}

/** Rows read per batch: their texts may be long. */
const BATCH = 200;

/** The stem of an upload, as in the URL of each of its widths. */
const STEM = /\/static\/uploads\/([0-9a-f]{32}-\d+x\d+)\./g;

/** A record, and the stems of the uploads that it names. */
type Naming = readonly [use: Use, stems: ReadonlySet<string>];

const pathOf = (stem: string) => `${UPLOADS_PATH}${stem}.`;

/** The records that name the upload with this stem, or one of its widths. */
export const usesOf = (db: Db, stem: string): Promise<Use[]> =>
  usesIn(naming(db, pathOf(stem)), stem);

/** The records that name the upload, those in the trash and drafts too: they could not come back without. */
export const holdersOf = (db: Db, stem: string): Promise<Use[]> =>
  usesIn(holding(db, pathOf(stem)), stem);

async function usesIn(namings: AsyncIterable<Naming>, stem: string): Promise<Use[]> {
  const found: Use[] = [];
  for await (const [use, stems] of namings) if (stems.has(stem)) found.push(use);
  return found;
}

/** Uses by the stem of the upload, in the trash and in drafts too. */
export async function usesByStem(db: Db): Promise<Map<string, Use[]>> {
  const uses = new Map<string, Use[]>();
  for await (const [use, stems] of holding(db, UPLOADS_PATH))
    for (const stem of stems) uses.set(stem, [...(uses.get(stem) ?? []), use]);
  return uses;
}

/** The stems of every upload that any record names. */
export async function usedStems(db: Db): Promise<Set<string>> {
  const used = new Set<string>();
  for await (const [, stems] of naming(db, UPLOADS_PATH)) for (const stem of stems) used.add(stem);
  return used;
}

async function* naming(db: Db, text: string): AsyncGenerator<Naming> {
  for await (const [entity, row] of rowsNaming(db, text)) {
    const use = { entity: entity.name, id: String(row['id']), label: titleOf(entity, row) };
    yield [
      use,
      new Set(columnsNaming(entity).flatMap(({ name }) => stemsIn(String(row[name] ?? '')))),
    ];
  }
}

/** The entities whose records can name an upload. */
const names = (entities as readonly Entity[])
  .filter((entity) => columnsNaming(entity).length > 0)
  .map(({ name }) => name);

async function* holding(db: Db, text: string): AsyncGenerator<Naming> {
  yield* naming(db, text);
  const trash = await db
    .selectFrom('trash')
    .select(['entity', 'record_id as id', 'label', 'record'])
    .where('entity', 'in', names)
    .where('record', 'like', `%${text}%`)
    .execute();
  for (const { entity, id, label, record } of trash)
    yield [{ entity, id, label: label + IN_TRASH }, new Set(stemsIn(record))];
  const drafts = await db
    .selectFrom('drafts')
    .select(['entity', 'record_id as id', 'label', 'fields'])
    .where('fields', 'like', `%${text}%`)
    .execute();
  for (const { entity, id, label, fields } of drafts)
    yield [{ entity, id, label: label + IN_DRAFT }, new Set(stemsIn(fields))];
}

/** The stems that a text names. */
export const stemsIn = (text: string): string[] =>
  [...text.matchAll(STEM)].map(([, stem]) => stem!);

/** No LIKE escape: `text` must not contain wildcards. */
async function* rowsNaming(db: Db, text: string): AsyncGenerator<[Entity, Row]> {
  for (const entity of entities as readonly Entity[]) {
    const columns = columnsNaming(entity).map(({ name }) => name);
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
