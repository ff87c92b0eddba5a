import { isBlank } from '#model/text/blank.ts';
import type { Db } from '../../db/database.ts';

const MAX_BYTES = 255;
const UNSEEN = /[\p{C}\u2028\u2029]/gu;
const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** A client's file name, no folders or invisible characters, at most 255 bytes; null if blank. */
export function keptName(filename: string | undefined): string | null {
  const own = (filename ?? '').split(/[\\/]/).at(-1)!;
  const name = own.replace(UNSEEN, '').normalize('NFC').trim();
  return isBlank(name) ? null : shortened(name);
}

/** Truncates by graphemes. The extension may be cut: the kind is known. */
function shortened(name: string): string {
  let kept = '';
  let bytes = 0;
  for (const { segment } of letters.segment(name)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > MAX_BYTES) break;
    kept += segment;
  }
  return kept.trimEnd();
}

/** File names by the stem of the picture; those without are left out. */
export async function namesByStem(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('upload_names').selectAll().execute();
  return new Map(rows.map(({ stem, name }) => [stem, name]));
}

/** Upsert: a duplicate upload takes the latest name. */
export async function keepName(db: Db, stem: string, name: string | null): Promise<void> {
  if (name === null) return;
  await db
    .insertInto('upload_names')
    .values({ stem, name })
    .onConflict((conflict) => conflict.column('stem').doUpdateSet({ name }))
    .execute();
}

export async function forgetName(db: Db, stem: string): Promise<void> {
  await db.deleteFrom('upload_names').where('stem', '=', stem).execute();
}
