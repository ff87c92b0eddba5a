const RECENT_MS = 7 * 24 * 3_600_000;

/** What was made within the last seven days, the newest first. */
export function recent<R extends { created_at: string }>(records: readonly R[], now: Date): R[] {
  const since = new Date(now.getTime() - RECENT_MS).toISOString();
  return records
    .filter(({ created_at }) => created_at >= since)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}
