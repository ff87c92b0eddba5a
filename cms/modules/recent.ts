const WEEK_MS = 7 * 24 * 3_600_000;

/** ISO. */
export const aWeekBefore = (now: Date): string => new Date(now.getTime() - WEEK_MS).toISOString();

/** Records created within the last seven days, newest first. */
export function recent<R extends { created_at: string }>(records: readonly R[], now: Date): R[] {
  const since = aWeekBefore(now);
  return records
    .filter(({ created_at }) => created_at >= since)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}
