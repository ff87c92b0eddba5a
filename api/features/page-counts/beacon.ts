import { countedPage } from '#model/counts/counted-page.ts';
import { PAGE_ACTS, type PageAct } from '#model/counts/page-acts.ts';
import { OWN_PATH_MAX } from '#model/routes/own-path.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import Type from 'typebox';
import { anyOf, callsOf } from '../../crud/route-schemas.ts';
import { TooManyRequests } from '../../errors.ts';
import { MemoryRates } from '../../plugins/memory-rates.ts';
import { networkOf } from '../../plugins/network-of.ts';
import type { PageCounter } from './page-counter.ts';

/** Rate limit: pages that a network reads in a minute. Many phones share the address of their carrier. */
const READS = { name: 'page reads', limit: 120, windowMs: 60_000 };
const BODY_LIMIT = 512;

const PageRead = Type.Object(
  {
    path: Type.String({
      maxLength: OWN_PATH_MAX,
      description: 'The address of the page, with its language',
    }),
    kinds: Type.Array(anyOf(PAGE_ACTS.map((act) => Type.Literal<PageAct>(act))), {
      minItems: 1,
      maxItems: PAGE_ACTS.length,
      uniqueItems: true,
      description: 'What was done there, each once',
    }),
  },
  { additionalProperties: false, title: 'PageRead' },
);

interface BeaconOptions {
  clock: () => Date;
  counter: PageCounter;
}

/**
 * Counts that a page was read, and what was done on it. The answer is the same whether it counted: it
 * does not for who asks not to be followed, for robots, and for what is no page. Networks are counted
 * in memory alone: no address is stored, hashed or not.
 */
export const beaconRoute: FastifyPluginAsyncTypebox<BeaconOptions> = async (
  app,
  { clock, counter },
) => {
  const rates = new MemoryRates();
  const call = callsOf('page-counts');
  const counting = call('countPage', 'Count that a page was read, and what was done on it', {
    body: PageRead,
    response: {
      204: Type.Null(),
    },
  });
  app.post('/page-counts', { bodyLimit: BODY_LIMIT, ...counting }, async (request, reply) => {
    const now = clock();
    const wait = await rates.count([[READS, networkOf(request.ip)]], now.getTime());
    if (wait > 0) throw new TooManyRequests('Too many pages in a minute', wait / 1000);
    const page = countedPage(request.body.path);
    if (page && !asksForPrivacy(request) && !isRobot(request))
      counter.note(page, request.body.kinds, now);
    return reply.code(204).send(null);
  });
};

/** Do Not Track and Global Privacy Control. */
const asksForPrivacy = ({ headers }: FastifyRequest) =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1';

/** By its name for itself; without one it is no browser. */
const isRobot = ({ headers }: FastifyRequest) =>
  !headers['user-agent'] || isbot(headers['user-agent']);
