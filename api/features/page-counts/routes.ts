import { COUNTED_DAYS, noSums, type CountedDays, type SumName } from '#model/counts/page-acts.ts';
import { LOCALES, type Locale } from '#model/kit/locales.ts';
import { OWN_PATH_MAX } from '#model/routes/own-path.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { anyOf, callsOf } from '../../crud/route-schemas.ts';
import type { Db } from '../../db/database.ts';
import { beaconRoute } from './beacon.ts';
import { actsBy, leadsIn, spanUntil, type Span } from './counted.ts';
import { PageCounter } from './page-counter.ts';
import { PAGE_COUNTS_KEPT_DAYS, storeCounts } from './store.ts';
import { answersOf, sumsBy, type CountedLead, type Summed } from './sums.ts';

interface PageCountOptions {
  db: Db;
  clock: () => Date;
  /** Longest wait of a count before it is stored. */
  everyMs?: number | undefined;
}

/** Pages that are listed: those with the most leads, then those that are read most. */
const LISTED = 500;
const HOURS = 24;

const count = () => Type.Integer({ minimum: 0 });
const sums = {
  views: count(),
  forms: count(),
  calls: count(),
  whatsapp: count(),
  leads: count(),
} satisfies Record<SumName, unknown>;
const answers = {
  answered: count(),
  unanswered: count(),
  median_minutes: Type.Union([Type.Number({ minimum: 0 }), Type.Null()], {
    description: 'From when a lead could be answered to its first answer',
  }),
};
const Day = Type.Object({ day: Type.String({ format: 'date' }), ...sums }, { title: 'DayCounts' });
const Hour = Type.Object(
  { hour: Type.Integer({ minimum: 0, maximum: HOURS - 1 }), ...sums, ...answers },
  { title: 'HourCounts' },
);
const Page = Type.Object(
  {
    path: Type.Union([Type.String(), Type.Null()], {
      description: 'Without language; null for leads that came from no page',
    }),
    ...sums,
  },
  { title: 'PageSums' },
);
const PageCounts = Type.Object(
  {
    days: Type.Array(Day),
    hours: Type.Array(Hour, { description: 'Of the day in Dhaka, in which leads arrived' }),
    pages: Type.Array(Page),
    answers: Type.Object(answers),
  },
  { title: 'PageCounts' },
);
const Funnel = Type.Object(
  { path: Type.String(), ...sums, days: Type.Array(Day), answers: Type.Object(answers) },
  { title: 'PageFunnel' },
);

const asked = {
  days: Type.Optional(
    anyOf(
      COUNTED_DAYS.map((days) => Type.Literal<CountedDays>(days)),
      { description: 'Up to today, in Dhaka; 30 where none is given' },
    ),
  ),
  language: Type.Optional(anyOf(LOCALES.map((locale) => Type.Literal<Locale>(locale)))),
};
const strict = { additionalProperties: false };
const call = callsOf('page-counts');

/** First-party counts: sums of what visitors do on pages, and of the leads that came from them. */
export const pageCountRoutes: FastifyPluginAsyncTypebox<PageCountOptions> = async (
  app,
  { db, clock, everyMs },
) => {
  const counter = new PageCounter({
    store: (counts) => storeCounts(db, counts, clock()),
    log: app.log,
    everyMs,
  });
  app.addHook('onClose', () => counter.flush());
  await app.register(beaconRoute, { clock, counter });

  const sumsOfPages = call(
    'getPageCounts',
    `Get sums by page, day and hour; they are kept for ${PAGE_COUNTS_KEPT_DAYS} days`,
    { querystring: Type.Object(asked, strict), response: { 200: PageCounts } },
  );
  app.get('/page-counts', sumsOfPages, async ({ query }) => {
    const span = spanUntil(clock(), query);
    const leads = await leadsIn(db, span);
    return {
      days: daily(span, await actsBy(db, 'day', span), leads),
      hours: hourly(await actsBy(db, 'hour', span), leads),
      pages: byPage(await actsBy(db, 'path', span), leads),
      answers: answersOf(leads),
    };
  });

  const funnel = call('getPageFunnel', 'Get from how many visits to a page something came of it', {
    querystring: Type.Object(
      { ...asked, path: Type.String({ minLength: 1, maxLength: OWN_PATH_MAX }) },
      strict,
    ),
    response: { 200: Funnel },
  });
  app.get('/page-counts/funnel', funnel, async ({ query }) => {
    const span = spanUntil(clock(), query);
    const leads = await leadsIn(db, span);
    const acts = await actsBy(db, 'day', span);
    const total = sumsBy(acts, leads, { act: () => query.path, lead: () => query.path });
    return {
      path: query.path,
      ...(total.get(query.path) ?? noSums()),
      days: daily(span, acts, leads),
      answers: answersOf(leads),
    };
  });
};

function daily(span: Span, acts: Summed<{ day: string }>[], leads: readonly CountedLead[]) {
  const dayOf = ({ day }: { day: string }) => day;
  const found = sumsBy(acts, leads, { act: dayOf, lead: dayOf });
  return span.days.map((day) => ({ day, ...(found.get(day) ?? noSums()) }));
}

function hourly(acts: Summed<{ hour: number }>[], leads: readonly CountedLead[]) {
  const hourOf = ({ hour }: { hour: number }) => hour;
  const found = sumsBy(acts, leads, { act: hourOf, lead: hourOf });
  const arrived = Map.groupBy(leads, hourOf);
  return Array.from({ length: HOURS }, (_, hour) => ({
    hour,
    ...(found.get(hour) ?? noSums()),
    ...answersOf(arrived.get(hour) ?? []),
  }));
}

function byPage(acts: Summed<{ path: string }>[], leads: readonly CountedLead[]) {
  const pathOf = ({ path }: { path: string | null }) => path;
  return [...sumsBy(acts, leads, { act: pathOf, lead: pathOf })]
    .map(([path, found]) => ({ path, ...found }))
    .toSorted(
      (a, b) =>
        b.leads - a.leads || b.views - a.views || ((a.path ?? '') < (b.path ?? '') ? -1 : 1),
    )
    .slice(0, LISTED);
}
