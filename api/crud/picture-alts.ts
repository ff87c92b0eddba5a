import type { Alts } from '#model/media/picture-alts.ts';
import type { Db } from '../db/database.ts';

export const NO_ALTS: Alts = { alt_en: null, alt_bn: null };

/** Alt texts by the file stem of the uploaded picture; pictures without any are left out. */
export async function altsByStem(db: Db): Promise<Map<string, Alts>> {
  const rows = await db.selectFrom('picture_alts').selectAll().execute();
  return new Map(rows.map(({ stem, ...alts }) => [stem, alts]));
}
