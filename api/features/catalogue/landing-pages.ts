import { facetCounts } from '#model/catalogue/filters.ts';
import { fits } from '#model/catalogue/narrowing.ts';
import {
  FACET_MAX,
  FACET_PATTERN,
  SUBJECT_KINDS,
  type SubjectKind,
} from '#model/catalogue/subject-kinds.ts';
import { isAbout } from '#model/catalogue/subjects.ts';
import { landingPage } from '#model/entities/index.ts';
import { Id } from '#model/kit/entity.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { columnsOf, shownSubjects } from '../../crud/selections.ts';
import { callsOf } from '../../crud/route-schemas.ts';
import type { Db } from '../../db/database.ts';

interface LandingPageOptions {
  db: Db;
  clock: () => Date;
}

const call = callsOf(landingPage.path.slice(1));
const Count = Type.Integer({ minimum: 0 });
const Subjects = Type.Object(
  {
    offers: Count,
    facets: Type.Array(
      Type.Object({
        facet: Type.String({ maxLength: FACET_MAX, pattern: FACET_PATTERN }),
        count: Count,
      }),
    ),
  },
  { title: 'Subjects' },
);
const PageOffers = Type.Array(Type.Object({ id: Id, offers: Count }), { title: 'PageOffers' });
/** Facets with commas between them. */
const SEVERAL = FACET_PATTERN.replace('^', '^(').replace('$', '(,|$))*$');
const Query = Type.Object(
  {
    catalogue: Type.Union(SUBJECT_KINDS.map((kind) => Type.Literal(kind))),
    facets: Type.Optional(Type.String({ maxLength: 2_000, pattern: SEVERAL })),
  },
  { additionalProperties: false },
);

/** Subjects of landing pages, and how much each page has to show: for staff. */
export const landingPageRoutes: FastifyPluginAsyncTypebox<LandingPageOptions> = async (
  app,
  { db, clock },
) => {
  const subjects = call(
    'listSubjects',
    'List what the shown records of a list are found by that have some facets',
    { querystring: Query, response: { 200: Subjects } },
  );
  app.get('/landing-page-subjects', subjects, async (request) => {
    const { catalogue, facets = '' } = request.query;
    const chosen = facets.split(',').filter(Boolean);
    const having = (await shownSubjects(db, catalogue, clock())).filter((of) =>
      fits({ of, by: [] }, chosen),
    );
    const counts = facetCounts(having.map((of) => ({ of, by: [] })));
    return {
      offers: having.length,
      facets: counts.map(([facet, count]) => ({ facet, count })),
    };
  });

  const offers = call('listPageOffers', 'List how many records each landing page can show now', {
    response: { 200: PageOffers },
  });
  app.get('/landing-page-offers', offers, async () => {
    const now = clock();
    const pages = await columnsOf(db, landingPage, ['catalogue', 'facets'], {});
    const kinds = [...new Set(pages.map((page) => page['catalogue'] as SubjectKind))];
    const lists = new Map(
      await Promise.all(
        kinds.map(async (kind) => [kind, await shownSubjects(db, kind, now)] as const),
      ),
    );
    return pages.map((page) => ({
      id: String(page['id']),
      offers: lists
        .get(page['catalogue'] as SubjectKind)!
        .filter((of) => isAbout(page['facets'] as string[], of)).length,
    }));
  });
};
