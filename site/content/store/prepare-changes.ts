import { publicEntities } from '#model/entities/index.ts';
import type { ContentChange } from '#model/publishing/index.ts';
import type { ContentDb } from './content-db.ts';
import { fingerprint, htmlKey } from './fingerprint.ts';
import type { MarkdownPool } from './markdown.ts';
import type { MarkdownResult } from './markdown-worker.ts';
import { typeFault } from './type-fault.ts';

/**
 * Validates changes and converts their markdown: all that takes time, before the transaction. Answers
 * those that can be applied, the reasons why no page can show the others, and HTML that is not stored yet.
 */
export async function prepare(
  db: ContentDb,
  changes: readonly ContentChange[],
  markdown: MarkdownPool,
) {
  const faults = new Map<ContentChange, string>();
  const note = (change: ContentChange, reason: string | undefined) => {
    if (reason !== undefined) faults.set(change, reason);
  };
  const isValid = (change: ContentChange) => !faults.has(change);
  for (const change of changes) note(change, typeFaultOf(change));
  const known = db.prepare('SELECT 1 FROM html WHERE hash = ?');
  const texts = [...new Set(changes.filter(isValid).flatMap(markdownTexts))].filter(
    (text) => !known.get(htmlKey(text)),
  );
  const results = await markdown.toHtml(texts);
  const html = new Map(texts.map((text, index) => [text, results[index]!]));
  for (const change of changes)
    for (const text of markdownTexts(change)) note(change, html.get(text)?.reason);
  return { valid: changes.filter(isValid), faults, html };
}

const entityOf = ({ entity }: ContentChange) => publicEntities.find(({ name }) => name === entity);

function typeFaultOf(change: ContentChange): string | undefined {
  const entity = entityOf(change);
  if (!entity || !change.record) return undefined;
  return typeFault(entity.publicRecord, change.record, entity.name);
}

function markdownTexts(change: ContentChange): string[] {
  return (entityOf(change)?.columns ?? [])
    .filter(({ field }) => field.kind === 'markdown')
    .map(({ name }) => change.record?.[name])
    .filter((text) => typeof text === 'string');
}

/** HTML is addressed by its text. That of texts nobody shows any more stays. */
export function storeHtml(db: ContentDb, converted: ReadonlyMap<string, MarkdownResult>): void {
  const keep = db.prepare('INSERT OR REPLACE INTO html VALUES (?, ?, ?)');
  for (const [text, { html }] of converted)
    if (html !== undefined) keep.run(htmlKey(text), html, fingerprint(html));
}

/** Drops HTML that is not what was stored, and has everything fetched again: no record tells of it. */
export function forgetDamagedHtml(db: ContentDb): void {
  db.function('fingerprint', { deterministic: true }, fingerprint);
  db.transaction(() => {
    const { changes } = db.prepare('DELETE FROM html WHERE fingerprint(html) <> checksum').run();
    if (changes > 0) db.exec("DELETE FROM meta WHERE name = 'revision'");
  }).immediate();
}
