import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** A linear pattern needs a millisecond; one that backtracks needs minutes. */
const LIMIT_MS = 1_000;
const LENGTH = 50_000;

/** Processor time of this thread in ms: on a busy machine, a clock shows the wait for a core as well. */
const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Repeated prefixes that match, before an ending that fails: the worst case for backtracking. */
// oxfmt-ignore
const hopes = [
  'a', 'A', '1', '০', ' ', '-', '.', '_', '/', '+', '@', '%', '#', '\t', '\n', 'ক', '👩‍👧', '\u200d',
  'a-', 'a.', 'a@', 'a/', '1-', '1 ', '(1', ')(', '+1', '00', ':00', '-1', 'day1', 'a b', ' a', '১,',
  'http://', 'https://a', 'http://a.b/', '/static/uploads/', '//', '1.1', '1,', 'aA', '\r\n', '\\', '%20',
];
const ends = ['', '!', '\u0000', '"', '@', '<', ' ', '\n', '\ud800'];
const starts = [
  '',
  'https://a.example/',
  '/',
  '+880',
  'a@',
  '2027-',
  '#a',
  '/static/uploads/',
  ' ',
];

function patternsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return found;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'pattern' && typeof inner === 'string') found.add(inner);
    // Keys of `patternProperties` are patterns too.
    if (name === 'patternProperties')
      for (const key of Object.keys(inner as object)) found.add(key);
    patternsIn(inner, found);
  }
  return found;
}

test('no text makes a pattern of the API slow', () => {
  const patterns = patternsIn(server.app.swagger());
  expect(patterns.size).toBeGreaterThan(10);
  for (const source of patterns) {
    const pattern = new RegExp(source, 'u');
    const began = spent();
    let slowest = 0;
    for (const start of starts)
      for (const hope of hopes)
        for (const end of ends) {
          const at = spent();
          pattern.test(start + hope.repeat(Math.ceil(2_000 / hope.length)) + end);
          slowest = Math.max(slowest, spent() - at);
        }
    expect(slowest, source).toBeLessThan(LIMIT_MS);
    expect(spent() - began, source).toBeLessThan(10 * LIMIT_MS);
  }
});

test('a text of a megabyte, of whatever begins as a pattern does, is read in no time', () => {
  for (const source of patternsIn(server.app.swagger())) {
    const pattern = new RegExp(source, 'u');
    for (const start of ['', 'a@', 'https://a.example/'])
      for (const hope of ['a', '.', 'a.', '-', 'a-', '1 ', ' a', '/']) {
        const text = `${start}${hope.repeat(LENGTH)}@`;
        const at = spent();
        pattern.test(text);
        expect(spent() - at, `${source}: ${start}${hope}…`).toBeLessThan(LIMIT_MS);
      }
  }
});

test.for(['name', 'phone', 'email', 'message', 'page'])(
  'a very long %s is refused at once',
  async (field) => {
    for (const hope of hopes) {
      const body = { name: 'A', message: 'B', [field]: `${hope.repeat(LENGTH / hope.length)}!` };
      const began = spent();
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/v1/contact-submissions',
        remoteAddress: `10.1.${hopes.indexOf(hope)}.${field.length}`,
        payload: body,
      });
      expect(answer.statusCode, answer.body).toBe(422);
      expect(spent() - began).toBeLessThan(LIMIT_MS);
    }
  },
);
