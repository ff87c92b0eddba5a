import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewAct } from './lead-acts.ts';
import { noteAct, sendPendingActs } from './pending-acts.ts';

interface Sent {
  url: string;
  key: string;
  body: Record<string, unknown>;
}

let sent: Sent[];
let answer: () => Response;
let refused: NewAct[];
const send = (userId: string) => sendPendingActs(userId, (act) => refused.push(act));
const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};
const created = () => new Response('{"id":1}', { status: 201 });

beforeEach(() => {
  sent = [];
  refused = [];
  answer = created;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const made = answer();
    const key = (headers as Record<string, string>)['idempotency-key']!;
    sent.push({ url, key, body: JSON.parse(body as string) as Sent['body'] });
    return made;
  });
});
afterEach(() => vi.unstubAllGlobals());

test('with a network an act is sent at once, and kept nowhere', async () => {
  expect(await noteAct('lead', { kind: 'called' }, 'amina')).toBe(true);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.body).toEqual({ kind: 'called' });
  expect(await send('amina')).toBe(0);
});

test('without one it is sent later, once, in order, with its moment', async () => {
  answer = offline;
  expect(await noteAct('one', { kind: 'called' }, 'amina')).toBe(false);
  expect(await noteAct('two', { kind: 'noted', note: 'Later' }, 'amina')).toBe(false);
  expect(await send('amina')).toBe(0);
  answer = created;
  expect(await send('mahin')).toBe(0);
  expect(await Promise.all([send('amina'), send('amina')])).toEqual([2, 0]);
  expect(sent.map(({ url }) => url.split('/').at(-2))).toEqual(['one', 'two']);
  expect(sent[1]!.body).toEqual({ kind: 'noted', note: 'Later', at: expect.stringMatching(/Z$/) });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(await send('amina')).toBe(0);
});

test('a server that is busy, or has ended the session, is asked again', async () => {
  for (const status of [503, 500, 401, 408, 429]) {
    answer = () => new Response('{"detail":"Later"}', { status });
    expect(await noteAct('lead', { kind: 'called' }, 'amina')).toBe(false);
    expect(await send('amina')).toBe(0);
  }
  answer = created;
  expect(await send('amina')).toBe(5);
  expect(refused).toEqual([]);
});

test('one that is refused is told of, and does not hold up the others', async () => {
  answer = offline;
  for (const lead of ['gone', 'there'])
    await noteAct(lead, { kind: 'noted', note: `Of ${lead}` }, 'amina');
  const answers = [new Response('{"detail":"Not found"}', { status: 404 }), created()];
  answer = () => answers.shift()!;
  expect(await send('amina')).toBe(1);
  expect(await send('amina')).toBe(0);
  expect(refused.map(({ note }) => note)).toEqual(['Of gone']);
});

test('a refusal of the server is thrown, and not tried again', async () => {
  answer = () => new Response('{"detail":"Enough"}', { status: 409 });
  await expect(noteAct('full', { kind: 'called' }, 'amina')).rejects.toThrow('Enough');
  answer = created;
  expect(await send('amina')).toBe(0);
});

test('what one account has kept is not sent on as the next that signs in meanwhile', async () => {
  const tokenOf = (email: string) => `.${btoa(JSON.stringify({ sub: email }))}.`;
  localStorage.setItem('auth_token', tokenOf('amina@kheya.test'));
  answer = offline;
  for (const note of ['First', 'Second', 'Third'])
    await noteAct('lead', { kind: 'noted', note }, 'amina');
  sent = [];
  answer = () => {
    localStorage.setItem('auth_token', tokenOf('mahin@kheya.test'));
    return created();
  };
  expect(await send('amina')).toBe(1);
  expect(sent.map(({ body }) => body['note'])).toEqual(['First']);
  localStorage.setItem('auth_token', tokenOf('amina@kheya.test'));
  answer = created;
  expect(await send('amina')).toBe(2);
  expect(sent.map(({ body }) => body['note'])).toEqual(['First', 'Second', 'Third']);
});

test('a page of the network is no refusal: what it answers is kept, and sent later', async () => {
  answer = () => new Response('<h1>Are you a person?</h1>', { status: 403 });
  expect(await noteAct('lead', { kind: 'noted', note: 'Sea view' }, 'amina')).toBe(false);
  expect(await send('amina')).toBe(0);
  answer = created;
  expect(await send('amina')).toBe(1);
  expect(refused).toEqual([]);
});
