import { publicEntities } from '#model/entities/index.ts';
import type { ContentChange } from '#model/publishing/index.ts';
import type { ContentDb } from './content-db.ts';
import { fingerprint, htmlKey } from './fingerprint.ts';
import type { MarkdownPool } from './markdown.ts';
import { typeFault } from './type-fault.ts';

/** Changes that can be applied, and the HTML of their texts that is not stored yet. */
export interface Prepared {
  valid: ContentChange[];
  /** Records that no page can show, with the reasons. */
  faults: ReadonlyMap<ContentChange, string>;
  html: ReadonlyMap<string, string>;
}

/** Validates changes and converts their markdown: all that takes time, before the transaction. */
export async function prepare(
  db: ContentDb,
  changes: readonly ContentChange[],
  markdown: MarkdownPool,
): Promise<Prepared> {
  const faults = new Map<ContentChange, string>();
  for (const change of changes) {
    const fault = typeFaultOf(change);
    if (fault !== undefined) faults.set(change, fault);
  }
  const known = db.prepare<[string], { one: 1 }>('SELECT 1 AS one FROM html WHERE hash = ?');
  const texts = [
    ...new Set(changes.filter((each) => !faults.has(each)).flatMap(markdownTexts)),
  ].filter((text) => !known.get(htmlKey(text)));
  const html = new Map<string, string>();
  const reasons = new Map<string, string>();
  for (const [index, result] of (await markdown.toHtml(texts)).entries())
    if (result.html === undefined) reasons.set(texts[index]!, result.reason);
    else html.set(htmlKey(texts[index]!), result.html);
  for (const change of changes)
    for (const text of markdownTexts(change))
      if (reasons.has(text)) faults.set(change, reasons.get(text)!);
  return { valid: changes.filter((each) => !faults.has(each)), faults, html };
}

function typeFaultOf({ entity: name, record }: ContentChange): string | undefined {
  const entity = publicEntities.find((each) => each.name === name);
  return entity && record !== null ? typeFault(entity.publicRecord, record, name) : undefined;
}

/** HTML is addressed by its text. That of texts nobody shows any more stays. */
export function storeHtml(db: ContentDb, html: Prepared['html']): void {
  const keep = db.prepare('INSERT OR REPLACE INTO html VALUES (?, ?, ?)');
  for (const [key, made] of html) keep.run(key, made, fingerprint(made));
}

/** Drops HTML that is not what was stored, and has everything fetched again: no record tells of it. */
export function forgetDamagedHtml(db: ContentDb): void {
  db.function('fingerprint', { deterministic: true }, fingerprint);
  db.transaction(() => {
    const { changes } = db.prepare('DELETE FROM html WHERE fingerprint(html) <> checksum').run();
    if (changes > 0) db.exec("DELETE FROM meta WHERE name = 'revision'");
  }).immediate();
}

function markdownTexts({ entity: name, record }: ContentChange): string[] {
  const entity = publicEntities.find((each) => each.name === name);
  if (!record || !entity) return [];
  return entity.columns
    .filter(({ field }) => field.kind === 'markdown')
    .map((column) => record[column.name])
    .filter((text) => typeof text === 'string');
}
