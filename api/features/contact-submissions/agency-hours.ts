import { callPromise } from '#model/contact/call-promise.ts';
import {
  nextOpening,
  WEEKDAYS,
  type Weekday,
  type WorkingHours,
} from '#model/contact/working-hours.ts';
import { wallTimeInDhaka } from '#model/format/dates.ts';
import { DEFAULT_LOCALE, LOCALES } from '#model/kit/locales.ts';
import type { AnyRecord } from '../../crud/record.ts';
import type { Db } from '../../db/database.ts';

/** The hours of the active contact info; null where it has none: somebody answers always. */
export async function agencyHours(db: Db, now: Date): Promise<WorkingHours | null> {
  const active = await db
    .selectFrom('contact_info')
    .select('opening_hours')
    .where('is_active', '=', 1)
    .executeTakeFirst();
  return active?.opening_hours ? readHours(active.opening_hours, now) : null;
}

/** Hours that are too damaged to tell when somebody answers are none: no lead is lost to them. */
function readHours(stored: string, now: Date): WorkingHours | null {
  try {
    const hours = JSON.parse(stored) as WorkingHours;
    nextOpening(hours, now);
    return hours;
  } catch {
    return null;
  }
}

/** When somebody will call, for the sender of a lead who reads it now; null where that is no later. */
export function promiseOf(lead: AnyRecord, now: Date) {
  const from = new Date(String(lead['clock_from'] ?? ''));
  // Invalid date: compared with any other it is no later.
  if (!(from > now)) return { call_from: null, call_promise: null };
  const locale = LOCALES.find((each) => each === lead['language']) ?? DEFAULT_LOCALE;
  return {
    call_from: from.toISOString(),
    call_promise: callPromise[locale]({ from, now }),
  };
}

const A_WEEK_MS = 7 * 86_400_000;

/**
 * Fragment of the thank-you page, which is made ahead and knows the week alone: the weekday from which
 * somebody will call, or `closed` where that is another moment than every week's.
 */
export function fragmentOf(
  lead: AnyRecord,
  hours: WorkingHours | null,
  now: Date,
): Weekday | 'closed' | null {
  const { call_from } = promiseOf(lead, now);
  if (call_from === null) return null;
  const [day, time] = wallTimeInDhaka(call_from).split('T') as [string, string];
  const weekday = WEEKDAYS[new Date(`${day}T00:00Z`).getUTCDay()]!;
  const isSoon = Date.parse(call_from) - now.getTime() < A_WEEK_MS;
  return isSoon && hours?.week[weekday]?.startsWith(`${time}-`) ? weekday : 'closed';
}
