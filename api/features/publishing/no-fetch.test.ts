import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicEntities } from '#model/entities/index.ts';
import type { FieldKind } from '#model/kit/field-values.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECRETS, testApp, type TestApp } from '../../testing/app.ts';
import { waysHome } from '../../testing/corpora/addresses.ts';
import { draftOf } from '../../testing/drafts.ts';

/** A canary server: records every request. */
const asked: string[] = [];
const canary = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end();
});
let server: TestApp;
let addresses: readonly string[];

beforeAll(async () => {
  canary.listen(0, '127.0.0.1');
  await once(canary, 'listening');
  addresses = waysHome((canary.address() as AddressInfo).port);
  server = await testApp();
});
afterAll(() => canary.close());

const placed: Partial<Record<FieldKind, (address: string) => unknown>> = {
  image: (address) => address,
  link: (address) => address,
  images: (address) => [address],
  social: (address) => ({ facebook: address }),
  markdown: (address) => `![a](${address}) <img src="${address}"> [b]: ${address}`,
};

test('the canary sings when it is asked', async () => {
  await fetch(addresses[0]!);
  expect(asked.splice(0)).toEqual(['/a']);
});

test('nothing that content names is fetched: not when it is saved, read, or told to the publisher', async () => {
  const headers = server.as('moderator');
  let saved = 0;
  for (const entity of publicEntities)
    for (const address of addresses) {
      const values = Object.fromEntries(
        entity.columns.flatMap(({ name, field }) => {
          const value = placed[field.kind]?.(address);
          return value === undefined ? [] : [[name, value]];
        }),
      );
      const made = await server.call('POST', entity.path, {
        headers,
        body: draftOf(entity, values),
      });
      expect(made.statusCode, made.body).toBe(201);
      saved++;
      await server.call('GET', `${entity.path}/${made.json().id}`);
    }
  expect(saved).toBe(publicEntities.length * addresses.length);
  await server.call('GET', '/site-content', {
    headers: { authorization: `Bearer ${SECRETS.BUILD_TOKEN}` },
  });
  await server.close();
  expect(asked).toEqual([]);
});
