import { permissions, type RouteKey } from '#model/access/permissions.ts';
import type { Described } from './described-errors.ts';

/** Extension that marks an uncacheable call for `describeReads`; removed from the document. */
export const CHANGES_BY_ITSELF = 'x-changes-by-itself';

const ETag = {
  description: 'Of these very words; for staff, of one record, its revision',
  schema: { type: 'string' },
};

const IfNoneMatch = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  description: 'The ETag of an answer that the caller has',
  schema: { type: 'string' },
};

/** Describes caching of a public read: its ETag, `If-None-Match` and 304. */
export function describeReads(key: RouteKey, operation: Described): void {
  const changes = operation[CHANGES_BY_ITSELF] === true;
  delete operation[CHANGES_BY_ITSELF];
  if (!key.startsWith('GET ') || permissions[key] !== 'anyone' || changes) return;
  const { responses } = operation;
  operation.parameters = [...(operation.parameters ?? []), IfNoneMatch];
  responses['200'] = {
    ...responses['200'],
    headers: { ...responses['200']?.headers, etag: ETag },
  };
  responses['304'] = { description: 'The caller has the answer', headers: { etag: ETag } };
}
