import { tourPackage } from '#model/entities/index.ts';
import { create } from '../../../api/crud/repository.ts';
import { atomically, type Db } from '../../../api/db/database.ts';

const PARAGRAPH =
  'Boats leave at dawn, and the river is wide and quiet there. **Lunch** is on deck. ';

/** Tour number `n`, as staff would type it. */
export const draft = (n: number) => ({
  name: `Tour ${n}`,
  name_bn: `ভ্রমণ ${n}`,
  destinations: n % 3 === 0 ? 'Sylhet' : 'Bandarban',
  destinations_bn: 'সিলেট',
  price: 5_000 + n,
  duration: '2 nights 3 days',
  package_details: text(n),
  package_details_bn: textBn(n),
  is_featured: n === 0,
});

export const text = (n: number) => `${n} ${PARAGRAPH.repeat(20)}`;
export const textBn = (n: number) => `${n} ভোরে নৌকা ছাড়ে। ${PARAGRAPH.repeat(10)}`;

/** Inserts `size` tours, the first of them on the home page. */
export async function fill(db: Db, size: number): Promise<void> {
  // Unfeatures the demo's tours, which would hide the edited one.
  await db.updateTable('tour_packages').set({ is_featured: 0 }).execute();
  await atomically(db, async (trx) => {
    for (let n = size - 1; n >= 0; n--)
      await create(trx, tourPackage, draft(n), { userId: null, now: new Date() });
  });
}
