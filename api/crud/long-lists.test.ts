import { flight } from '#model/entities/index.ts';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';

const MOST = 500;

test('who is signed in writes as fast as they can, and a list that nobody limits ends at 500', async () => {
  const server = await testApp();
  const headers = server.as('moderator');
  const body = draftOf(flight, { is_available: true });
  const made = await Promise.all(
    Array.from({ length: MOST + 1 }, () => server.call('POST', flight.path, { headers, body })),
  );
  expect(new Set(made.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  for (const asked of [{}, { headers }]) {
    const answer = await server.call('GET', flight.path, asked);
    expect(answer.json()).toHaveLength(MOST);
    expect(answer.headers['x-total-count']).toBe(String(MOST + 1));
    const rest = await server.call('GET', `${flight.path}?offset=${MOST}`, asked);
    expect(rest.json()).toHaveLength(1);
  }
  await server.close();
});
