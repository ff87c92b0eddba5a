import { COUNTED_DAYS, type CountedDays } from '#model/counts/page-acts.ts';
import { momentInDhaka, wallTimeInDhaka } from '#model/format/dates.ts';
import type { Locale } from '#model/kit/locales.ts';
import { rows } from '../../crud/record.ts';
import type { Db } from '../../db/database.ts';
import { countedLead, type CountedLead, type Summed } from './sums.ts';

const DAY_MS = 86_400_000;

/** Range of a sum: some days up to today, in Dhaka, in a language or both, of a page or all. */
export interface Span {
  days: readonly string[];
  language: Locale | undefined;
  path?: string;
}

interface Asked {
  days?: CountedDays;
  language?: Locale;
  path?: string;
}

export function spanUntil(now: Date, { days = COUNTED_DAYS[1], language, path }: Asked): Span {
  const dayBefore = (count: number) =>
    wallTimeInDhaka(new Date(now.getTime() - count * DAY_MS).toISOString()).slice(0, 10);
  return {
    days: Array.from({ length: days }, (_, n) => dayBefore(days - 1 - n)),
    language,
    ...(path !== undefined && { path }),
  };
}

/** Tables by the key of their sums. */
const TABLES: Readonly<Record<keyof Keyed, string>> = {
  path: 'page_counts',
  day: 'page_counts',
  hour: 'hour_counts',
};
interface Keyed {
  path: string;
  day: string;
  hour: number;
}

/** Sums of acts by page, day or hour of the day. An hour is one of all pages. */
export async function actsBy<K extends keyof Keyed>(
  db: Db,
  key: K,
  { days, language, path }: Span,
): Promise<Summed<Pick<Keyed, K>>[]> {
  const given = { language, ...(key !== 'hour' && { path }) };
  let sums = rows(db)
    .selectFrom(TABLES[key] as string)
    .where('day', '>=', days[0]!)
    .where('day', '<=', days.at(-1)!);
  for (const [column, value] of Object.entries(given))
    if (value !== undefined) sums = sums.where(column, '=', value);
  const found = await sums
    .select([key, 'kind', (eb) => eb.fn.sum('count').as('count')])
    .groupBy([key, 'kind'])
    .execute();
  return found.map((row) => ({ ...row, count: Number(row['count']) })) as unknown as Summed<
    Pick<Keyed, K>
  >[];
}

/** Leads that nobody takes for spam. Their days begin at midnight in Dhaka. */
export async function leadsIn(db: Db, { days, language, path }: Span): Promise<CountedLead[]> {
  const found = await db
    .selectFrom('contact_submissions')
    .select(['page', 'language', 'created_at', 'clock_from', 'answered_at'])
    .where('created_at', '>=', momentInDhaka(`${days[0]!}T00:00`)!)
    .where('is_spam', '=', 0)
    .execute();
  const isLast = (day: string) => day <= days.at(-1)!;
  return found
    .map(countedLead)
    .filter(
      (lead) =>
        isLast(lead.day) &&
        (language === undefined || lead.language === language) &&
        (path === undefined || lead.path === path),
    );
}
