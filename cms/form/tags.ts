/** `tags` with what was typed added: trimmed, never empty, never twice. */
export function withTag(tags: readonly string[], typed: string): string[] {
  const tag = typed.normalize('NFC').trim();
  return tag === '' || tags.includes(tag) ? [...tags] : [...tags, tag];
}
