import { countryOf, countryOfVisa } from '#model/geo/countries.ts';
import { visaService, type RecordNamed } from '#model/entities/index.ts';
import { fold } from '#model/text/fold.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { listOf } from '../../crud/route-schemas.ts';
import { answer, isStaff } from '../../crud/routes.ts';
import { columnsOf, withIds } from '../../crud/selections.ts';
import { publicViews } from '../../crud/views.ts';
import type { Db } from '../../db/database.ts';
import { NotFound } from '../../errors.ts';

type Named = Pick<RecordNamed<'visa-service'>, 'id' | 'country_name' | 'country_name_bn'>;

interface CatalogueOptions {
  db: Db;
  clock: () => Date;
}

const tags = ['visa-services'];
const Text = Type.String();
const Nullable = Type.Union([Text, Type.Null()]);
const Country = Type.Object(
  { code: Nullable, country_name: Text, country_name_bn: Nullable },
  { title: 'VisaCountry' },
);
const NoQuery = Type.Object({}, { additionalProperties: false });
const listing = (operationId: string, summary: string, item: TSchema) => ({
  operationId,
  summary,
  tags,
  querystring: NoQuery,
  response: { 200: listOf(item) },
});

/** Visas by country, and the countries and tags in use. */
export const visaRoutes: FastifyPluginAsyncTypebox<CatalogueOptions> = async (
  app,
  { db, clock },
) => {
  const which = (request: FastifyRequest) => (isStaff(request) ? {} : { shownAt: clock() });
  const seenBy = (request: FastifyRequest, columns: readonly string[]) =>
    columnsOf(db, visaService, columns, which(request));
  const namedBy = async (request: FastifyRequest) =>
    (await seenBy(request, ['country_name', 'country_name_bn'])) as unknown as Named[];

  app.get(
    '/visa-services/country/:country',
    {
      schema: {
        ...listing('listVisaServicesOfCountry', 'List the visas of a country', answer(visaService)),
        params: Type.Object({ country: Text }),
      },
    },
    async (request, reply) => {
      const asked = request.params.country;
      const ids = (await namedBy(request)).filter(isFor(asked)).map(({ id }) => id);
      if (ids.length === 0 && !countryOf(asked)) throw new NotFound('Country');
      const records = await withIds(db, visaService, ids, which(request));
      const shown = isStaff(request) ? records : publicViews(visaService, records, clock());
      return counted(reply, shown);
    },
  );

  const tagList = listing('listVisaTags', 'List the tags that visas have', Text);
  app.get('/visa-services/tags/all', { schema: tagList }, async (request, reply) => {
    const found = (await seenBy(request, ['tags'])) as { tags: string[] }[];
    return counted(reply, [...new Set(found.flatMap((each) => each.tags))].toSorted(byAlphabet));
  });

  const countryList = listing('listVisaCountries', 'List the countries that have visas', Country);
  app.get('/visa-services/countries/all', { schema: countryList }, async (request, reply) => {
    const firstOfEach = new Map(
      (await namedBy(request)).toReversed().map((each) => [keyOf(each), each]),
    );
    const list = [...firstOfEach.values()].map((each) => {
      const known = countryOfVisa(each);
      return {
        code: known?.code ?? null,
        country_name: each.country_name,
        country_name_bn: each.country_name_bn ?? known?.name_bn ?? null,
      };
    });
    return counted(
      reply,
      list.toSorted((a, b) => byAlphabet(a.country_name, b.country_name)),
    );
  });
};

/** Matches by country; a name of no country (Schengen) is compared as text. */
function isFor(asked: string): (visa: Named) => boolean {
  const country = countryOf(asked);
  if (country) return (visa) => countryOfVisa(visa) === country;
  const name = fold(asked);
  return ({ country_name, country_name_bn }) =>
    [country_name, country_name_bn].some((each) => each !== null && fold(each) === name);
}

const keyOf = (visa: Named) => countryOfVisa(visa)?.code ?? fold(visa.country_name);

const byAlphabet = (a: string, b: string) => a.localeCompare(b, 'en') || (a < b ? -1 : 1);

function counted<T>(reply: FastifyReply, list: T[]): T[] {
  reply.header('x-total-count', list.length);
  return list;
}
