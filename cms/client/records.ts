import {
  entityNamed,
  type ChangeNamed,
  type DraftNamed,
  type EntityName,
  type RecordNamed,
} from '#model/entities/index.ts';
import { isGone } from './api-error.ts';
import { answerOf, request } from './request.ts';

/** Records that the API answers at once. */
export const PAGE = 500;
export const TOTAL = 'x-total-count';

/** Filter of a list that is read whole: a flood leaves thousands of suspected spam, which has a list of its own. */
const LISTED: Readonly<Partial<Record<EntityName, Record<string, string>>>> = {
  'contact-submission': { is_spam: 'false' },
};

const pathOf = (name: EntityName, id?: string) =>
  entityNamed(name).path + (id === undefined ? '' : `/${encodeURIComponent(id)}`);

export const listPath = (name: EntityName, query: Readonly<Record<string, string | number>>) =>
  `${pathOf(name)}?${new URLSearchParams({ ...query, ...LISTED[name] } as Record<string, string>)}`;

/** Every record that is listed, however many pages the API needs for them. */
export async function list<N extends EntityName>(
  name: N,
  signal?: AbortSignal,
): Promise<RecordNamed<N>[]> {
  const records: RecordNamed<N>[] = [];
  for (;;) {
    const path = listPath(name, { limit: PAGE, offset: records.length });
    const { body, headers } = await answerOf<RecordNamed<N>[]>(path, signal ? { signal } : {});
    records.push(...body);
    const total = Number(headers.get(TOTAL) ?? records.length);
    if (body.length === 0 || records.length >= total) return records;
  }
}

export async function count(name: EntityName): Promise<number> {
  const { headers } = await answerOf(listPath(name, { limit: 1 }));
  return Number(headers.get(TOTAL));
}

export const create = <N extends EntityName>(
  name: N,
  draft: DraftNamed<N>,
  idempotencyKey: string,
) => request<RecordNamed<N>>(pathOf(name), { method: 'POST', body: draft, idempotencyKey });

export const change = <N extends EntityName>(name: N, id: string, changes: ChangeNamed<N>) =>
  request<RecordNamed<N>>(pathOf(name, id), { method: 'PUT', body: changes });

/** Idempotent: a 404 counts as deleted, as the answer to an earlier try may have been lost. */
export async function remove(name: EntityName, id: string): Promise<void> {
  try {
    await request<null>(pathOf(name, id), { method: 'DELETE' });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Moves a record of an arranged list; answers the whole list as it stands then. */
export const reorder = <N extends EntityName>(name: N, id: string, new_order: number) =>
  request<RecordNamed<N>[]>(`${pathOf(name, id)}/reorder`, {
    method: 'POST',
    body: { new_order },
  });

/** Fetches one record; of a lead it is noted who opened it. */
export const get = <N extends EntityName>(name: N, id: string) =>
  request<RecordNamed<N>>(pathOf(name, id));

export const markRead = (id: string) =>
  request<RecordNamed<'contact-submission'>>(`${pathOf('contact-submission', id)}/mark-read`, {
    method: 'PUT',
  });
