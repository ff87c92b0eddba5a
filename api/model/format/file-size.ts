const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const BASE = 1024;

/** `1536` → `1.50 KB`; bytes are whole. */
export function formatFileSize(bytes: number): string {
  if (bytes < BASE) return `${bytes} ${UNITS[0]}`;
  const step = Math.min(Math.floor(Math.log(bytes) / Math.log(BASE)), UNITS.length - 1);
  return `${(bytes / BASE ** step).toFixed(2)} ${UNITS[step]}`;
}
