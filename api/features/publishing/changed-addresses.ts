import { EVERYTHING } from '#model/publishing/index.ts';
import type { Db } from '../../db/database.ts';

/** Changes are named up to this many; beyond, everything is purged, or compared. */
const MAX_PURGED = 500;

/**
 * Kept, the latest changes first: more than are ever purged one by one. Whoever is further behind finds
 * as many, and purges everything, as it would with all that there ever were.
 */
const KEPT = 2 * MAX_PURGED;

/** Addresses whose pages changed after this change; undefined where they are too many to name. */
export async function namedSince(db: Db, change: number): Promise<string[] | undefined> {
  const rows = await db
    .selectFrom('changed_addresses')
    .select('path')
    .where('change', '>', change)
    .orderBy('path')
    .limit(MAX_PURGED + 1)
    .execute();
  const paths = rows.map(({ path }) => path);
  return paths.length > MAX_PURGED || paths.includes(EVERYTHING) ? undefined : paths;
}

/** Deletes what is known of addresses whose change nobody asks for any more. */
export async function forgetOldAddresses(db: Db, limit: number): Promise<number> {
  const oldestKept = await db
    .selectFrom('changed_addresses')
    .select('change')
    .orderBy('change', 'desc')
    .offset(KEPT - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldestKept) return 0;
  const old = db
    .selectFrom('changed_addresses')
    .select('path')
    .where('change', '<', oldestKept.change)
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('changed_addresses')
    .where('path', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
