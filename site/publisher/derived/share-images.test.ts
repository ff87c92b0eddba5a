import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureReader } from '../../share/pictures.ts';
import { ShareImages } from './share-images.ts';

const PAGE = `<html lang="en"><head>
  <meta property="og:image" content="/share/${'a'.repeat(24)}.jpg" data-picture="/static/uploads/a.webp">
  <meta property="og:image:alt" content="Sundarbans"><meta property="og:site_name" content="Kheya">
  </head>`;

test('closing waits for no picture that never comes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kheya-share-'));
  const api = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const images = new ShareImages({
    folder: join(folder, 'share'),
    readPicture: pictureReader(folder, `http://127.0.0.1:${port}`),
    draws: true,
  });
  try {
    const page = join(folder, 'page.html');
    await writeFile(page, PAGE);
    const asked = once(api, 'request');
    images.add([page]);
    await asked;
    await expect(images.close()).resolves.toBeUndefined();
  } finally {
    api.closeAllConnections();
    api.close();
    await rm(folder, { recursive: true });
  }
});
