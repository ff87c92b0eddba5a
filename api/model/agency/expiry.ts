const DAY_MS = 86_400_000;
/** Renewing a licence takes weeks. */
const WARNED_DAYS = 60;

interface Limited {
  is_active: boolean;
  unpublish_at: string | null;
}

/** Records that expire within 60 days or have expired, the first to expire first. */
export function expiring<R extends Limited>(records: readonly R[], now: Date): R[] {
  const until = new Date(now.getTime() + WARNED_DAYS * DAY_MS).toISOString();
  return records
    .filter(({ is_active, unpublish_at }) => is_active && unpublish_at && unpublish_at <= until)
    .toSorted((a, b) => (a.unpublish_at! < b.unpublish_at! ? -1 : 1));
}
