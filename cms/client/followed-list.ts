import type { EntityName, RecordNamed } from '#model/entities/index.ts';
import { answerOf } from './request.ts';
import { list, listPath, PAGE, TOTAL } from './records.ts';

/** Records that are read of those that were changed last: staff change fewer between two loads. */
const LATEST = 50;

/** A clock of the server that was set back hides changes: they are seen after so long. */
const WHOLE_MS = 10 * 60_000;

/** When each list was read whole. */
const wholeAt = new Map<EntityName, number>();

/** Every record that is listed: of a list of many pages that is known, only what has changed is read. */
export async function followedList<N extends EntityName>(
  name: N,
  known: readonly RecordNamed<N>[] | undefined,
  signal?: AbortSignal,
): Promise<RecordNamed<N>[]> {
  const isRecent = performance.now() - (wholeAt.get(name) ?? -Infinity) < WHOLE_MS;
  const isLong = known !== undefined && known.length > PAGE;
  const followed = isLong && isRecent ? await withLatest(name, known, signal) : undefined;
  if (followed) return followed;
  const whole = await list(name, signal);
  wholeAt.set(name, performance.now());
  return whole;
}

/** Undefined where more was changed, or some records have gone: their number is another one. */
async function withLatest<N extends EntityName>(
  name: N,
  known: readonly RecordNamed<N>[],
  signal?: AbortSignal,
): Promise<RecordNamed<N>[] | undefined> {
  const path = listPath(name, { limit: LATEST, order_by: 'updated_at', order_direction: 'desc' });
  const { body: latest, headers } = await answerOf<RecordNamed<N>[]>(path, signal && { signal });
  const oldest = latest.at(-1);
  const before = known.find(({ id }) => id === oldest?.id);
  if (!oldest || before?.revision !== oldest.revision) return undefined;
  const read = new Set(latest.map(({ id }) => id));
  const records = [...latest, ...known.filter(({ id }) => !read.has(id))];
  if (records.length !== Number(headers.get(TOTAL))) return undefined;
  return records.toSorted(newestFirst);
}

/** As the API lists them. */
const newestFirst = (a: Placed, b: Placed) =>
  compare(b.created_at, a.created_at) || compare(a.id, b.id);
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

interface Placed {
  id: string;
  created_at: string;
}
