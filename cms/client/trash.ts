import type { RecoverableName } from '#model/entities/index.ts';
import { answerOf, request } from './request.ts';

const PAGE = 500;

/** A deleted record that can be restored. */
export interface TrashedRecord {
  entity: RecoverableName;
  id: string;
  label: string;
  deleted_at: string;
  deleted_by: string | null;
  expires_at: string;
}

/** Every record in the trash, the last deleted first; of one entity, or of all. */
export async function listTrash(
  entity: RecoverableName | undefined,
  signal: AbortSignal,
): Promise<TrashedRecord[]> {
  const records: TrashedRecord[] = [];
  for (;;) {
    const query = new URLSearchParams({ limit: String(PAGE), offset: String(records.length) });
    if (entity !== undefined) query.set('entity', entity);
    const { body } = await answerOf<TrashedRecord[]>(`/trash?${query}`, { signal });
    records.push(...body);
    if (body.length < PAGE) return records;
  }
}

const pathOf = (entity: RecoverableName, id: string) =>
  `/trash/${entity}/${encodeURIComponent(id)}`;

/** Idempotent: a record that is there already stays as it is. */
export const restore = (entity: RecoverableName, id: string) =>
  request<{ revision: number }>(`${pathOf(entity, id)}/restore`, { method: 'POST' });

export const purge = (entity: RecoverableName, id: string) =>
  request<null>(pathOf(entity, id), { method: 'DELETE' });

/** Deletes for good all that was in the trash at a moment. */
export const emptyTrash = (until: string) =>
  request<{ deleted: number }>(`/trash?${new URLSearchParams({ deleted_until: until })}`, {
    method: 'DELETE',
  });
