import type { Alts } from '#model/picture-alts.ts';
import type { Db } from '../db/database.ts';

export const NO_ALTS: Alts = { alt_en: null, alt_bn: null };

/** By the stem of each uploaded picture that has words: the words. */
export async function altsByStem(db: Db): Promise<Map<string, Alts>> {
  const rows = await db.selectFrom('picture_alts').selectAll().execute();
  return new Map(rows.map(({ stem, ...alts }) => [stem, alts]));
}
