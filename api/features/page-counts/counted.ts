import { COUNTED_DAYS, type CountedDays, type PageAct } from '#model/counts/page-acts.ts';
import { momentInDhaka, wallTimeInDhaka } from '#model/format/dates.ts';
import type { Locale } from '#model/kit/locales.ts';
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

const numbered = <K extends { kind: PageAct; count: unknown }>(rows: readonly K[]) =>
  rows.map((row) => ({ ...row, count: Number(row.count) }));

export async function actsByPage(db: Db, span: Span): Promise<Summed<{ path: string }>[]> {
  const rows = await ofPages(db, span)
    .select(['path', 'kind', (eb) => eb.fn.sum('count').as('count')])
    .groupBy(['path', 'kind'])
    .execute();
  return numbered(rows);
}

export async function actsByDay(db: Db, span: Span): Promise<Summed<{ day: string }>[]> {
  const rows = await ofPages(db, span)
    .select(['day', 'kind', (eb) => eb.fn.sum('count').as('count')])
    .groupBy(['day', 'kind'])
    .execute();
  return numbered(rows);
}

export async function actsByHour(
  db: Db,
  { days, language }: Span,
): Promise<Summed<{ hour: number }>[]> {
  let rows = db
    .selectFrom('hour_counts')
    .where('day', '>=', days[0]!)
    .where('day', '<=', days.at(-1)!);
  if (language !== undefined) rows = rows.where('language', '=', language);
  const found = await rows
    .select(['hour', 'kind', (eb) => eb.fn.sum('count').as('count')])
    .groupBy(['hour', 'kind'])
    .execute();
  return numbered(found).map((row) => ({ ...row, hour: Number(row.hour) }));
}

function ofPages(db: Db, { days, language, path }: Span) {
  let rows = db
    .selectFrom('page_counts')
    .where('day', '>=', days[0]!)
    .where('day', '<=', days.at(-1)!);
  if (language !== undefined) rows = rows.where('language', '=', language);
  if (path !== undefined) rows = rows.where('path', '=', path);
  return rows;
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
