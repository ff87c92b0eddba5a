import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ContentError, fetchContent } from './source.ts';

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

const WHOLE = '{"revision":3,"snapshot":true}\n{"end":0}\n';
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
  ['an answer without its end', 200, '{"revision":3,"snapshot":true}\n'],
  ['an answer with fewer records than it ends with', 200, WHOLE.replace('0', '1')],
  ['nothing', 200, ''],
] as const)('%s is no content', async ([, status, body]) => {
  const apiUrl = await listening((_, response) => response.writeHead(status).end(body));
  await expect(fetchContent({ apiUrl, token })).rejects.toThrow(ContentError);
});
