import { countedPage } from '#model/counts/counted-page.ts';
import { medianOf } from '#model/counts/median.ts';
import { noSums, sumOf, type PageAct, type PageSums } from '#model/counts/page-acts.ts';
import { wallTimeInDhaka } from '#model/format/dates.ts';
import { DEFAULT_LOCALE, type Locale } from '#model/kit/locales.ts';

/** A sum of acts, by whatever `K` is. */
export type Summed<K> = K & { kind: PageAct; count: number };

/** A lead, as far as it is counted. */
export interface CountedLead {
  /** Its page, in English; null where it came from none. */
  path: string | null;
  language: Locale;
  /** Its day and hour in Dhaka. */
  day: string;
  hour: number;
  /** Time until somebody answered it; null while nobody has, undefined where none was taken. */
  answerMs: number | null | undefined;
}

interface LeadFacts {
  page: string | null;
  language: string | null;
  created_at: string;
  /** From when it could be answered; null where nobody noted it. */
  clock_from: string | null;
  answered_at: string | null;
}

/** A lead that says no language has that of its page. */
export function countedLead(lead: LeadFacts): CountedLead {
  const page = countedPage(lead.page ?? '');
  const [day = '', time = ''] = wallTimeInDhaka(lead.created_at).split('T');
  const language = (lead.language as Locale | null) ?? page?.language ?? DEFAULT_LOCALE;
  return {
    path: page?.path ?? null,
    language,
    day,
    hour: Number(time.slice(0, 2)),
    answerMs: answerMs(lead),
  };
}

/** Nothing for one that was answered before its clock began: at night, say. */
function answerMs({ clock_from, answered_at }: LeadFacts): CountedLead['answerMs'] {
  if (clock_from === null) return undefined;
  if (answered_at === null) return null;
  return Math.max(0, Date.parse(answered_at) - Date.parse(clock_from));
}

/** Sums of acts and leads under each of their keys. */
export function sumsBy<K, A, L>(
  acts: readonly Summed<A>[],
  leads: readonly L[],
  keyOf: { act: (act: Summed<A>) => K; lead: (lead: L) => K },
): Map<K, PageSums> {
  const sums = new Map<K, PageSums>();
  const of = (key: K) => {
    const known = sums.get(key) ?? noSums();
    sums.set(key, known);
    return known;
  };
  for (const act of acts) of(keyOf.act(act))[sumOf[act.kind]] += act.count;
  for (const lead of leads) of(keyOf.lead(lead)).leads += 1;
  return sums;
}

export interface Answers {
  answered: number;
  unanswered: number;
  /** From when it could be answered, to a tenth; null where none was. */
  median_minutes: number | null;
}

export function answersOf(leads: readonly Pick<CountedLead, 'answerMs'>[]): Answers {
  const times = leads.flatMap(({ answerMs: ms }) => (typeof ms === 'number' ? [ms] : []));
  const median = medianOf(times);
  return {
    answered: times.length,
    unanswered: leads.filter(({ answerMs: ms }) => ms === null).length,
    median_minutes: median === undefined ? null : Math.round(median / 6_000) / 10,
  };
}
