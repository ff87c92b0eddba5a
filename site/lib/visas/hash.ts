const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A small number that is always the same for the same text (32-bit FNV-1a). */
export function hashOf(text: string): number {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, PRIME);
  return hash >>> 0;
}
