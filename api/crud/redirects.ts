import {
  detailEntities,
  entityNamed,
  placeOf,
  recordPage,
  redirect,
} from '#model/entities/index.ts';
import type { DetailName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { isPaged, PAGED } from '#model/catalogue/filters.ts';
import { facet } from '#model/catalogue/narrowing.ts';
import { replacementFor, replacementColumns } from '#model/catalogue/replacement.ts';
import { isTaken } from '#model/routes/own-path.ts';
import { listOfPart, namesPublished, narrowedList, paths } from '#model/routes/paths.ts';
import { atomically, type Db } from '../db/database.ts';
import { refusedField } from '../errors.ts';
import { remove } from './deletion.ts';
import type { WrittenRecord } from './outbox.ts';
import { forgetAll, rows, type AnyRecord, type Author } from './record.ts';
import { change, create, find } from './repository.ts';
import { columnsOf, shownSubjects, withIds } from './selections.ts';
import { wasSeen } from './seen.ts';
import { isShown, shown } from './views.ts';

type Redirect = AnyRecord & { from_path: string; to_path: string };

/**
 * Runs a write, and in the same transaction what it does to addresses: one that changes or goes leads
 * elsewhere from then on, one that a page takes leads nowhere else. `id` names the record from before, or
 * one that the write restores.
 */
export function followed<T extends AnyRecord | void>(
  db: Db,
  entity: Entity,
  id: string | undefined,
  author: Author,
  write: (db: Db) => Promise<T>,
): Promise<T> {
  if (entity.page === null && entity.name !== redirect.name) return write(db);
  return atomically(db, async (trx) => {
    const before = id === undefined ? undefined : await find(trx, entity, id);
    const after = await write(trx);
    if (entity.name !== redirect.name)
      await follow(
        trx,
        entity,
        { before, after: after ?? undefined, isBack: id !== undefined && !before },
        author,
      );
    else if (after && leadsOtherwise(before, after))
      return settled(trx, after as Redirect, author) as Promise<T>;
    return after;
  });
}

/** A page that is hidden for a while keeps nobody from a switch or a note of its redirects. */
const leadsOtherwise = (before: AnyRecord | undefined, after: AnyRecord) =>
  !before || ['from_path', 'to_path'].some((name) => before[name] !== after[name]);

interface Followed {
  before: AnyRecord | undefined;
  after: AnyRecord | undefined;
  /** Whether the record is restored. */
  isBack: boolean;
}

async function follow(
  db: Db,
  entity: Entity,
  { before, after, isBack }: Followed,
  author: Author,
): Promise<void> {
  const { now } = author;
  const addressOf = (record: AnyRecord) => recordPage(entity.name as DetailName, record);
  if (after && isBack)
    await leadBack(db, { entity: entity.name, record_id: after.id }, addressOf(after), author);
  if (after && isShown(entity, after, now))
    await drop(db, await having(db, 'from_path', addressOf(after)), author);
  if (!before) return;
  const from_path = addressOf(before);
  const to_path = after ? addressOf(after) : await suggested(db, entity, before, now);
  if (from_path === to_path) return;
  // Older addresses, which visitors knew, follow a page that is hidden, too.
  await leadOn(db, from_path, to_path, author);
  // An address that nobody ever saw leads nowhere.
  if (!(await wasSeen(db, entity, before, { now, addressOf }))) return;
  const [own] = await having(db, 'from_path', from_path);
  if (own) await change(db, redirect, own.id, { to_path }, author);
  else await create(db, redirect, { from_path, to_path }, author);
}

/** Removes redirects from where a page is by now. The trash is no place for them: none can come back. */
async function drop(db: Db, doomed: readonly { id: string }[], author: Author): Promise<void> {
  for (const { id } of doomed) {
    await remove(db, redirect, id, author);
    await forgetAll(db, redirect.name, id);
  }
}

/** Flattens chains: what led to an address that leads on by now leads there itself, and never back. */
async function leadOn(db: Db, from: string, to_path: string, author: Author): Promise<void> {
  for (const { id, from_path } of await having(db, 'to_path', from))
    if (from_path === to_path) await drop(db, [{ id }], author);
    else await change(db, redirect, id, { to_path }, author);
}

/** Older addresses that a page's deletion led on from it, and that go where its own goes, lead to it again. */
async function leadBack(
  db: Db,
  { entity, record_id }: WrittenRecord,
  to_path: string,
  author: Author,
): Promise<void> {
  const [own] = await having(db, 'from_path', to_path);
  const deletion = db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('entity', '=', entity)
    .where('record_id', '=', record_id)
    .where('action', '=', 'remove');
  const led = await db
    .selectFrom('audit_log')
    .select('record_id')
    .where('id', '>', deletion)
    .where('entity', '=', redirect.name)
    .where('action', '=', 'change')
    .where('before', '=', JSON.stringify({ to_path }))
    .execute();
  const older = new Set(led.map((each) => each.record_id));
  for (const { id } of own ? await having(db, 'to_path', own.to_path) : [])
    if (older.has(id)) await change(db, redirect, id, { to_path }, author);
}

/** Refuses a redirect from or to where none may lead; one to an old address leads to its end. */
async function settled(db: Db, record: Redirect, author: Author): Promise<AnyRecord> {
  const { id, from_path } = record;
  if (isTaken(from_path))
    throw refused('from_path', `${from_path} is an address of the site itself`);
  if (await isRecord(db, from_path, author.now))
    throw refused('from_path', `A page has the address ${from_path}: it cannot lead elsewhere`);
  const isPage = async (path: string) =>
    namesPublished('listed').some((name) => paths[name] === path) ||
    (await isRecord(db, path, author.now)) ||
    (await isPart(db, path, author.now));
  // A page that came by its schedule has its address, and there is a redirect from it still.
  const [next] = (await isPage(record.to_path))
    ? []
    : await having(db, 'from_path', record.to_path);
  const to_path = next?.to_path ?? record.to_path;
  if (to_path === from_path)
    throw refused('to_path', 'A redirect cannot lead back to its own address');
  if (!(await isPage(to_path)))
    throw refused('to_path', `There is no page at ${to_path}: choose one that visitors can see`);
  await leadOn(db, from_path, to_path, author);
  return to_path === record.to_path ? record : change(db, redirect, id, { to_path }, author);
}

const refused = (name: string, msg: string) => refusedField(name, msg, 'redirect');

const having = (db: Db, column: keyof Redirect & string, path: string) =>
  rows(db)
    .selectFrom(redirect.table)
    .select(['id', 'from_path', 'to_path'])
    .where(column, '=', path)
    .orderBy('id')
    .execute() as Promise<Pick<Redirect, 'id' | 'from_path' | 'to_path'>[]>;

/** Whether visitors see a record's page at this address. */
async function isRecord(db: Db, path: string, now: Date): Promise<boolean> {
  const { entity, address } = placeOf(path) ?? {};
  if (!entity) return false;
  const hasSlug = 'slug' in entity.fields;
  const found = await rows(db)
    .selectFrom(entity.table)
    .select(hasSlug ? ['id', 'slug'] : ['id'])
    .where(shown(entity, now))
    .where((eb) => eb.or([eb('id', '=', address), ...(hasSlug ? [eb('slug', '=', address)] : [])]))
    .execute();
  return found.some((row) => recordPage(entity.name, row as unknown as AnyRecord) === path);
}

/** Whether visitors see a part of a list at this address. */
async function isPart(db: Db, path: string, now: Date): Promise<boolean> {
  const list = listOfPart(path);
  const kind = Object.keys(PAGED)
    .filter(isPaged)
    .find((name) => paths[entityNamed(name).shownOn] === list);
  if (list === undefined || !kind) return false;
  const value = path.slice(narrowedList(list, '').length);
  const parts = PAGED[kind].map((filter) => facet(filter, value));
  return (await shownSubjects(db, kind, now)).some((of) => parts.some((part) => of.includes(part)));
}

/** The page to go on to from one that is deleted: what resembles it, else its list. */
async function suggested(db: Db, entity: Entity, record: AnyRecord, now: Date): Promise<string> {
  const { name, shownOn } = detailEntities.find((each) => each.name === entity.name)!;
  const others = await columnsOf(db, entity, replacementColumns(name), { shownAt: now });
  const id = replacementFor(name, record, others);
  const [found] = await withIds(db, entity, id === undefined ? [] : [id], { shownAt: now });
  return found ? recordPage(name, found) : paths[shownOn];
}
