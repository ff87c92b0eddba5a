import type { Delivery } from '#model/publishing/index.ts';
import type { Db } from '../../db/database.ts';

/** Of each target. */
const KEPT = 50;

type Noted = Omit<Delivery, 'id' | 'tries'> & { target: string };

/** Notes a delivery; one that fails as the one before it only adds to that. */
export async function noteDelivery(db: Db, noted: Noted): Promise<void> {
  const { target, ended_at, revision, fault } = noted;
  const [last] = await ofTarget(db, target).select(['id', 'fault']).limit(1).execute();
  if (last && fault !== null && last.fault === fault) {
    await db
      .updateTable('deliveries')
      .set((eb) => ({ ended_at, revision, tries: eb('tries', '+', 1) }))
      .where('id', '=', last.id)
      .execute();
    return;
  }
  await db
    .insertInto('deliveries')
    .values({ ...noted, tries: 1 })
    .execute();
  const [oldest] = await ofTarget(db, target).select('id').offset(KEPT).limit(1).execute();
  if (oldest)
    await db
      .deleteFrom('deliveries')
      .where('target', '=', target)
      .where('id', '<=', oldest.id)
      .execute();
}

const ofTarget = (db: Db, target: string) =>
  db.selectFrom('deliveries').where('target', '=', target).orderBy('id', 'desc');

/** The last deliveries to a target, the newest first. */
export const lastDeliveries = (db: Db, target: string): Promise<Delivery[]> =>
  ofTarget(db, target).selectAll().execute();
