import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ContentError, fetchContent } from './api-source.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const WHOLE = '{"revision":3,"snapshot":true,"model":"a"}\n{"end":0}\n';
const token = 'a-build-token';

test('content is read with the build token, whole', async () => {
  const asked: unknown[] = [];
  const apiUrl = await listening(({ url, headers }, response) => {
    asked.push([url, headers.authorization]);
    response.end(WHOLE);
  });
  expect(await fetchContent({ apiUrl, token }, 2)).toMatchObject({ revision: 3, changes: [] });
  expect(asked).toEqual([['/api/v1/site-content?since=2', `Bearer ${token}`]]);
});

test.for([301, 302, 307, 308])(
  'a %i leads neither the reader nor its token elsewhere',
  async (status) => {
    const asked: string[] = [];
    const elsewhere = await listening(({ url }, response) => {
      asked.push(String(url));
      response.end(WHOLE);
    });
    const apiUrl = await listening((_, response) => {
      response.writeHead(status, { location: `${elsewhere}/away` }).end();
    });
    await expect(fetchContent({ apiUrl, token })).rejects.toThrow(ContentError);
    expect(asked).toEqual([]);
  },
);

test.for([
  ['an error', 500, WHOLE],
  ['an answer without its end', 200, WHOLE.split('{"end"')[0]!],
  ['an answer with fewer records than it ends with', 200, WHOLE.replace(':0', ':1')],
  ['nothing', 200, ''],
] as const)('%s is no content', async ([, status, body]) => {
  const apiUrl = await listening((_, response) => response.writeHead(status).end(body));
  await expect(fetchContent({ apiUrl, token })).rejects.toThrow(ContentError);
});

test('an answer that ends with its connection is no content', async () => {
  const apiUrl = await listening((_, response) => {
    response.writeHead(200, { 'content-length': 1_000 });
    response.write(WHOLE, () => response.destroy());
  });
  await expect(fetchContent({ apiUrl, token })).rejects.toThrow(ContentError);
});

const answering = (lines: readonly (string | Buffer)[]) =>
  listening((_, response) =>
    response.end(Buffer.concat(lines.map((line) => Buffer.concat([Buffer.from(line), LF])))),
  );
const LF = Buffer.from('\n');
const [HEAD] = WHOLE.split('\n') as [string];
const record = (id: string, text: string) => ({ entity: 'flight', id, record: { text } });

test.for(['\u2028', '\u2029', '\u0085', '\u000B', '\u000C', '\r', '\r\n'])(
  'a text with %j in it is read as it is, however it is written',
  async (lineEnd) => {
    const change = record('one', `4 nights${lineEnd}5 days`);
    const apiUrl = await answering([HEAD, JSON.stringify(change), '{"end":1}']);
    expect(await fetchContent({ apiUrl, token })).toMatchObject({ changes: [change], unread: [] });
  },
);

test.for([
  ['no JSON', Buffer.from('{"entity":"flight","id":"two","record":{"text":"4 nights')],
  ['no UTF-8', Buffer.from('{"entity":"flight","id":"two","record":{"text":"\xff"}}', 'latin1')],
  ['no object', Buffer.from('{"entity":"flight","id":"two","record":["4 nights"]}')],
  ['left out of its line', Buffer.from('{"entity":"flight","id":"two"}')],
  ['told with a reason', Buffer.from('{"entity":"flight","id":"two","reason":"its tags"}')],
] as const)('a record that is %s is named, and the others are read', async ([, line]) => {
  const others = [record('one', 'first'), record('three', 'last')];
  const [first, last] = others.map((each) => JSON.stringify(each)) as [string, string];
  const apiUrl = await answering([HEAD, first, line, last, '{"end":3}']);
  const { changes, unread } = await fetchContent({ apiUrl, token });
  expect(changes).toEqual(others);
  expect(unread).toEqual([{ entity: 'flight', id: 'two', reason: expect.any(String) }]);
});

test.for(['4 nights', '{"revision":"three","snapshot":true,"model":"a"}', 'null', '[]'])(
  'the line %s, which names no record, is no content',
  async (line) => {
    const apiUrl = await answering([HEAD, line, '{"end":1}']);
    await expect(fetchContent({ apiUrl, token })).rejects.toThrow(ContentError);
  },
);

test('what arrives byte by byte is read as what arrives at once', async () => {
  const change = record('one', 'চার রাত \u2028 🚢');
  const bytes = Buffer.from(`${HEAD}\n${JSON.stringify(change)}\n{"end":1}\n`);
  const apiUrl = await listening((_, response) => {
    const send = (at: number): void => {
      if (at === bytes.length) return void response.end();
      response.write(bytes.subarray(at, at + 1), () => send(at + 1));
    };
    send(0);
  });
  expect((await fetchContent({ apiUrl, token })).changes).toEqual([change]);
});
