import { permissions, type RouteKey } from '#model/access/permissions.ts';
import type { Described } from './described-errors.ts';

const Revisions = {
  description:
    'The first and the last revision of public content that this made, `12-14`; absent where it made none',
  schema: { type: 'string' },
};

/** Describes `x-revisions`, which visitors and builds get none of: they write nothing public. */
export function describeWrites(key: RouteKey, { responses }: Described): void {
  if (key.startsWith('GET ') || ['anyone', 'build'].includes(permissions[key]!)) return;
  for (const [status, response] of Object.entries(responses))
    if (status.startsWith('2'))
      response.headers = { ...response.headers, 'x-revisions': Revisions };
}
