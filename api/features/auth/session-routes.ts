import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { noteAct } from '../../crud/audit.ts';
import { callsOf } from '../../crud/route-schemas.ts';
import { atomically, type Db } from '../../db/database.ts';
import { NotFound, Unauthorized } from '../../errors.ts';
import { endSession, sessionsOf } from '../../plugins/sessions.ts';

const SessionId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Moment = Type.String({ format: 'date-time' });

const OwnSession = Type.Object(
  {
    id: SessionId,
    device: Type.String({ description: 'As a person would call it: "Chrome on Android"' }),
    address: Type.String({ description: 'Where it was used last' }),
    created_at: Moment,
    last_seen_at: Moment,
    is_current: Type.Boolean({ description: 'Whether it is the one that asks' }),
  },
  { title: 'OwnSession' },
);

const call = callsOf('auth');

/** Own sessions: list them, and end any. */
export const sessionRoutes: FastifyPluginAsyncTypebox<{ db: Db; clock: () => Date }> = async (
  app,
  { db, clock },
) => {
  const own = call('listOwnSessions', 'List one’s own sessions', {
    response: {
      200: Type.Array(OwnSession),
    },
  });
  app.get('/auth/sessions', { config: { changesByItself: true }, ...own }, async (request) => {
    const { user, session } = signedIn(request);
    const found = await sessionsOf(db, user.id, clock());
    return found.map((each) => {
      const seen = request.lastSeen(each.id);
      const now = seen ? { last_seen_at: seen.at, address: seen.address } : {};
      return { ...each, ...now, is_current: each.id === session };
    });
  });

  const end = (request: FastifyRequest, id: string) => {
    const { user } = signedIn(request);
    return atomically(db, async (trx) => {
      if (!(await endSession(trx, user.id, id))) return false;
      const act = { action: 'sign_out' as const, entity: 'user', recordId: user.id };
      const author = { userId: user.id, now: clock(), requestId: request.id, address: request.ip };
      await noteAct(trx, { ...act, label: user.email }, author);
      return true;
    });
  };

  const ending = call('endOwnSession', 'End one of one’s own sessions', {
    params: Type.Object({ id: SessionId }),
    response: { 204: Type.Null() },
  });
  app.delete('/auth/sessions/:id', ending, async (request, reply) => {
    if (!(await end(request, request.params.id))) throw new NotFound('Session');
    return reply.code(204).send(null);
  });

  const signOut = call('signOut', 'Sign out: end the session that asks', {
    response: { 204: Type.Null() },
  });
  app.post('/auth/logout', signOut, async (request, reply) => {
    const { session } = signedIn(request);
    if (session !== undefined) await end(request, session);
    return reply.code(204).send(null);
  });
};

function signedIn({ caller }: FastifyRequest) {
  if (caller.kind !== 'user') throw new Unauthorized();
  return caller;
}
