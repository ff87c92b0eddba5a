import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const add = (email: string) =>
  server.call('POST', '/users', {
    headers: server.as('super_admin'),
    body: { full_name: 'Karim', email, password: 'tidal-river-9' },
  });
const emails = async () =>
  (await server.db.selectFrom('users').select('email').execute()).map((each) => each.email);

test.for([
  ['a letter of no width', 'mah\u200bin@kheya.test'],
  ['full-width letters', 'ｍａｈｉｎ@kheya.test'],
  ['a Cyrillic letter', 'mаhin@kheya.test'],
  ['a Greek letter', 'mαhin@kheya.test'],
  ['a dotless i', 'mahın@kheya.test'],
  ['a mark of direction', 'mahin\u202c@kheya.test'],
  ['a look-alike domain', 'mahin@kheyа.test'],
] as const)('an account whose e-mail differs by %s is refused', async ([, email]) => {
  const before = await emails();
  const answer = await add(email);
  expectError(answer, 409);
  expect(answer.json().detail[0].msg).toContain('looks like "mahin@kheya.test"');
  expect(await emails()).toEqual(before);
});

test('of two that look alike and arrive at once, one is taken', async () => {
  const answers = await Promise.all([add('nadia@kheya.test'), add('nаdia@kheya.test')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});

test('the very same address is said to be in use, another one is taken', async () => {
  const again = await add('MAHIN@kheya.test');
  expectError(again, 409);
  expect(again.json().detail[0]).toMatchObject({ loc: ['body', 'email'], type: 'unique' });
  expect(again.json().detail[0].msg).toContain('is already used by');
  expect(again.json().detail[0].msg, 'a random id says nothing').toContain('by "Mahin Karim"');
  expect((await add('mahin2@kheya.test')).statusCode).toBe(201);
  expect((await add('মাহিন@kheya.test')).statusCode).toBe(201);
});
