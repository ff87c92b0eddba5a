import { expect, test } from 'vitest';
import { openApiFaults } from './openapi-faults.ts';

const ok = { 200: { description: 'Fine' } };

/** A minimal valid description, with `changes` in it. */
const description = (paths: object, changes: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  servers: [{ url: '/' }],
  components: { securitySchemes: {}, schemas: {}, responses: {} },
  paths,
  ...changes,
});

const answering = (schema: object) =>
  description({
    '/a': {
      get: { responses: { 200: { description: '', content: { 'application/json': { schema } } } } },
    },
  });

test('a sound description has no faults', () => {
  expect(openApiFaults(description({ '/a': { get: { responses: ok } } }))).toEqual([]);
  expect(openApiFaults(answering({ type: ['string', 'null'], pattern: '^a$' }))).toEqual([]);
});

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

test.for<[string, object]>([
  ['another version', description({}, { openapi: '3.0.3' })],
  ['no title', description({}, { info: { version: '1' } })],
  ['an unknown part', description({}, { servers: [] })],
  ['a path without its slash', description({ a: { get: { responses: ok } } })],
  ['an unknown method', description({ '/a': { fetch: { responses: ok } } })],
  ['no answers', description({ '/a': { get: { responses: {} } } })],
  ['an answer without words', description({ '/a': { get: { responses: { 200: {} } } } })],
  ['an impossible status', description({ '/a': { get: { responses: { 600: ok[200] } } } })],
  ['a parameter nobody describes', description({ '/a/{id}': { get: { responses: ok } } })],
  [
    'a parameter that is not in the path',
    description({ '/a': { get: { parameters: [id], responses: ok } } }),
  ],
  [
    'a parameter twice',
    description({ '/a/{id}': { get: { parameters: [id, id], responses: ok } } }),
  ],
  [
    'a path parameter that may be missing',
    description({
      '/a/{id}': { get: { parameters: [{ ...id, required: false }], responses: ok } },
    }),
  ],
  [
    'one path under two names',
    description({
      '/a/{id}': { get: { parameters: [id], responses: ok } },
      '/a/{x}': { get: { parameters: [{ ...id, name: 'x' }], responses: ok } },
    }),
  ],
  [
    'a reference to nothing',
    description({ '/a': { get: { responses: { 200: { $ref: '#/components/responses/None' } } } } }),
  ],
  [
    'a security scheme that is not there',
    description({ '/a': { get: { responses: ok, security: [{ key: [] }] } } }),
  ],
  ['a type that is none', answering({ type: 'text' })],
  ['nullable, which 3.1 does not have', answering({ type: 'string', nullable: true })],
  ['a pattern that is none', answering({ type: 'string', pattern: '(' })],
  ['a required that is no list', answering({ type: 'object', required: true })],
  ['an empty choice', answering({ anyOf: [] })],
  ['a fault deep inside', answering({ type: 'array', items: { properties: { a: { type: 1 } } } })],
])('%s is a fault', ([, document]) => {
  expect(openApiFaults(document)).not.toEqual([]);
});
