import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { pageFile } from '#model/routes/paths.ts';
import type { PictureReader } from '../../share/pictures.ts';

/** Content types of what a printed page is made of. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** Below this lie uploads, which the API has. */
const UPLOADS = '/static/uploads/';

/** Content may name a picture of any host, of this machine's network, too: none of it is asked. */
const POLICY = {
  'content-security-policy':
    "default-src 'none'; font-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
};

interface Served {
  /** The folders of pages and assets, in this order. */
  folders: readonly string[];
  readPicture: PictureReader;
}

/**
 * Serves pages of a release to a browser of this machine, seen by the world or not yet, as they are
 * printed: no script runs, and no picture waits until it is scrolled to.
 */
export async function servePages(served: Served) {
  const server = createServer((request, reply) => {
    bytesAt(served, request.url ?? '/').then(
      (found) => {
        if (!found) return reply.writeHead(404).end();
        reply.writeHead(200, { 'content-type': found.type, ...POLICY }).end(found.bytes);
      },
      () => reply.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bytesAt({ folders, readPicture }: Served, url: string) {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  const name = pageFile(decodeURIComponent(pathname));
  const bytes = pathname.startsWith(UPLOADS)
    ? await readPicture(pathname)
    : await fileIn(folders, name);
  const ending = extname(name);
  const type = types[ending] ?? 'application/octet-stream';
  return bytes && { type, bytes: ending === '.html' ? eager(bytes) : bytes };
}

/** The bytes of the first file of that name, within these folders alone. */
async function fileIn(folders: readonly string[], name: string): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const file = normalize(join(folder, name));
    if (!file.startsWith(folder + sep)) return undefined;
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}

const eager = (page: Buffer) => Buffer.from(page.toString().replaceAll(' loading="lazy"', ''));
