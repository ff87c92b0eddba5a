import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import Type from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerOpenApi } from '../plugins/openapi.ts';
import { Conformance } from './conformance.ts';

let app: FastifyInstance;
let conformance: Conformance;

/** The response of the server's one route, whatever its schema says. */
let answer: (reply: FastifyReply) => unknown;

beforeAll(async () => {
  app = Fastify();
  // Bypasses Fastify's serialiser, which would correct the response.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await registerOpenApi(app, '1', '/api');
  const response = { 200: Type.Object({ name: Type.String() }), 204: Type.Null() };
  app.get('/api/thing/:id', { schema: { response } }, (_request, reply) => answer(reply));
  app.get('/api/thing/first', { schema: { response: { 200: Type.Integer() } } }, () => 1);
  await app.ready();
  conformance = new Conformance(app, '/api');
});
afterAll(() => app.close());

async function faultsOf(doing: (reply: FastifyReply) => unknown, url = '/api/thing/a') {
  answer = doing;
  return conformance.faults({ url }, await app.inject({ url }));
}

test.for<[string, (reply: FastifyReply) => unknown]>([
  ['what is described', () => ({ name: 'A' })],
  ['an empty body where none is described', (reply) => reply.code(204).send()],
  ['an error with a text', (reply) => reply.code(404).send({ detail: 'Not found' })],
  [
    'an error with faults',
    (reply) => reply.code(422).send({ detail: [{ loc: ['body', 0], msg: 'is', type: 'x' }] }),
  ],
  ['an error with an object', (reply) => reply.code(409).send({ detail: { current: {} } })],
])('%s conforms', async ([, doing]) => {
  expect(await faultsOf(doing)).toEqual([]);
});

test.for<[string, (reply: FastifyReply) => unknown]>([
  ['another type', () => ({ name: 1 })],
  ['a missing property', () => ({})],
  ['a status that is not described', (reply) => reply.code(201).send({ name: 'A' })],
  ['another kind of body', (reply) => reply.type('text/html').send('<p>')],
  ['a redirect that is not described', (reply) => reply.redirect('/elsewhere')],
  ['a secret', () => ({ name: 'A', password_hash: 'x' })],
  ['a cookie', (reply) => reply.header('set-cookie', 'a=b').send({ name: 'A' })],
  [
    'an open door to other sites',
    (reply) => reply.header('access-control-allow-origin', '*').send({ name: 'A' }),
  ],
  ['an error in a shape of its own', (reply) => reply.code(400).send({ message: 'No' })],
  [
    'an error with more than its detail',
    (reply) => reply.code(400).send({ detail: 'No', stack: '' }),
  ],
  ['an error without faults', (reply) => reply.code(422).send({ detail: [] })],
  ['an error that tells of the inside', (reply) => reply.code(500).send({ detail: 'SQLITE_BUSY' })],
])('%s does not conform', async ([, doing]) => {
  expect(await faultsOf(doing)).not.toEqual([]);
});

test('a written segment goes before a parameter', async () => {
  expect(await faultsOf(() => undefined, '/api/thing/first')).toEqual([]);
});
