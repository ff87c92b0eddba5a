import type { AuditAction } from '#model/access/audit.ts';
import type { RecoverableName } from '#model/entities/index.ts';
import { useQuery } from '@tanstack/react-query';
import { answerOf, request } from './request.ts';

/** Values of fields, by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** A change of a record. `before` is null where it came, `after` where it went. */
export interface Version {
  id: number;
  at: string;
  actor_name: string | null;
  action: AuditAction;
  before: Values | null;
  after: Values | null;
}

/** As many as the API answers at once. */
const MOST = 200;

const pathOf = (entity: RecoverableName, id: string) =>
  `/history/${entity}/${encodeURIComponent(id)}`;

/** The last versions of a record, newest first, and how many there are. */
export const useVersions = (
  entity: RecoverableName,
  { id, revision }: { id: string; revision: number },
) =>
  useQuery({
    queryKey: ['history', entity, id, revision],
    queryFn: async ({ signal }) => {
      const { body, headers } = await answerOf<Version[]>(`${pathOf(entity, id)}?limit=${MOST}`, {
        signal,
      });
      return { versions: body, total: Number(headers.get('x-total-count') ?? body.length) };
    },
  });

/** The fields of a record as they were after a change. */
export const fieldsAt = (entity: RecoverableName, id: string, version: number) =>
  request<Values>(`${pathOf(entity, id)}/${version}`);
