import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { API_PREFIX } from '../../app.ts';
import { expectError } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { storedNames, testOfFolder } from '../../testing/bucket.ts';
import { eventually } from '../../testing/eventually.ts';
import { temporaryFolder } from '../../testing/folder.ts';
import { multipartBody, multipartType } from '../../testing/forms.ts';
import { grain, jpeg, metadataOf } from '../../testing/pictures.ts';
import { mountSmallDisk, remount, unmount } from '../../testing/small-disk.ts';
import { upload } from '../../testing/uploading.ts';
import { FolderFiles } from '../../files/folder-files.ts';
import { uploadedFiles } from './stored.ts';
import { sweep } from './sweep.ts';
import { ImageWorker } from './image-worker.ts';

// Generous timeout: processes, disks and connections on a busy machine.
let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const onDisk = () => storedNames(server.config);
const form = (content: Buffer) => multipartBody([{ name: 'file', content, filename: 'photo.jpg' }]);

/** Opens a connection and starts an upload. */
async function beginUpload(length: string) {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined);
  const { authorization } = server.as('moderator');
  socket.write(
    `POST ${API_PREFIX}/uploads/image HTTP/1.1\r\nHost: kheya.test\r\nConnection: close\r\n` +
      `Authorization: ${authorization}\r\nContent-Type: ${multipartType}\r\n${length}\r\n\r\n`,
  );
  return { socket, answer: () => Buffer.concat(chunks).toString() };
}

test('an upload that is broken off in the middle leaves nothing', async () => {
  const body = form(await grain(800, 800).jpeg().toBuffer());
  const { socket } = await beginUpload(`Content-Length: ${body.length}`);
  socket.write(body.subarray(0, body.length / 2));
  await eventually(() => expect(onDisk()).toHaveLength(1));
  socket.destroy();
  await eventually(() => expect(onDisk()).toEqual([]));
});

test('an upload that is broken off anywhere is no fault of the server', async () => {
  const faults: string[] = [];
  const stream = {
    write: (line: string) => void (line.includes('"level":50') && faults.push(line)),
  };
  await server.close();
  server = await testApp({ log: { level: 'error', stream } });
  const body = form(await grain(800, 800).jpeg().toBuffer());
  for (const length of [0, 20, 150, body.length / 2, body.length - 20]) {
    const { socket } = await beginUpload(`Content-Length: ${body.length}`);
    socket.write(body.subarray(0, length));
    await wait(20);
    socket.destroy();
    await eventually(() => expect(onDisk()).toEqual([]));
  }
  await server.app.close();
  expect(faults).toEqual([]);
});

test('an upload may come in pieces of unknown number', async () => {
  const { socket, answer } = await beginUpload('Transfer-Encoding: chunked');
  const body = form(await jpeg());
  for (let at = 0; at < body.length; at += 100) {
    const piece = body.subarray(at, at + 100);
    socket.write(
      Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
    );
  }
  socket.write('0\r\n\r\n');
  await once(socket, 'end');
  expect(answer()).toMatch(/^HTTP\/1\.1 201 /);
});

test('a file that never ends is refused while it is sent', async () => {
  const { socket, answer } = await beginUpload('Transfer-Encoding: chunked');
  const whole = form(Buffer.alloc(0));
  const head = whole.subarray(0, whole.indexOf('\r\n\r\n') + 4);
  const piece = Buffer.alloc(1024 * 1024, 1);
  const chunk = (bytes: Buffer) => {
    socket.write(
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]),
    );
  };
  chunk(head);
  for (let sent = 0; sent < 7; sent++) chunk(piece);
  await eventually(() => expect(answer()).toMatch(/^HTTP\/1\.1 413 /));
  socket.destroy();
  await eventually(() => expect(onDisk()).toEqual([]));
});

test('a full disk is 507, keeps nothing unfinished, and takes pictures again when there is space', async (context) => {
  const { uploadsDir } = server.config;
  if (!mountSmallDisk(uploadsDir, '1m')) return context.skip('cannot mount here');
  try {
    const large = await grain(1500, 1500).jpeg().toBuffer();
    const filling = await grain(900, 700).jpeg({ quality: 90 }).toBuffer();
    expect(large.length).toBeGreaterThan(1_000_000);
    for (const [content, filler] of [
      [large, 0],
      [filling, 450_000],
    ] as const) {
      writeFileSync(join(uploadsDir, 'filler'), Buffer.alloc(filler));
      const answer = await upload(server, content);
      expectError(answer, 507);
      expect(answer.json().detail).toMatch(
        /^The disk of the server is full, and nothing was changed/,
      );
      expect(onDisk()).toEqual(['filler']);
    }
    writeFileSync(join(uploadsDir, 'filler'), '');
    expect((await upload(server, await jpeg())).statusCode).toBe(201);
  } finally {
    unmount(uploadsDir);
  }
});

testOfFolder(
  'a folder that cannot be written is 503, and what lies there is served on',
  async (context) => {
    const { uploadsDir } = server.config;
    if (!mountSmallDisk(uploadsDir, '4m')) return context.skip('cannot mount here');
    try {
      const { url } = (await upload(server, await jpeg())).json<{ url: string }>();
      remount(uploadsDir, 'ro');
      const refused = await upload(server, await jpeg(70, 50));
      expectError(refused, 503);
      expect(refused.json().detail).toBe('Files cannot be written at the moment');
      const file = url.replace('/static/uploads/', '');
      const headers = server.as('moderator');
      expectError(await server.call('DELETE', `/uploads/${file}`, { headers }), 503);
      expect((await server.app.inject({ url })).statusCode).toBe(200);
      remount(uploadsDir, 'rw');
      expect((await upload(server, await jpeg(70, 50))).statusCode).toBe(201);
    } finally {
      unmount(uploadsDir);
    }
  },
);

test('a picture that its worker dies of is refused, and the next one is not', async () => {
  const folder = temporaryFolder();
  const module = join(folder.path, 'worker.mjs');
  writeFileSync(
    module,
    `process.on('message', ({ original }) =>
      original === 'bad' ? process.kill(process.pid, 'SIGKILL') : process.send({ prepared: original }));`,
  );
  const worker = new ImageWorker(module);
  const order = (original: string) => worker.prepare({ folder: folder.path, original });
  expect(await order('good')).toBe('good');
  await expect(order('bad')).rejects.toMatchObject({ status: 422 });
  expect(await order('good')).toBe('good');
  worker.stop();
  folder.remove();
});

test('a picture is made again where its worker was killed once, as where memory ran out', async () => {
  const folder = temporaryFolder();
  const module = join(folder.path, 'worker.mjs');
  writeFileSync(
    module,
    `import { existsSync, writeFileSync } from 'node:fs';
    process.on('message', ({ original }) => {
      if (existsSync(original)) return process.send({ prepared: original });
      writeFileSync(original, '');
      process.kill(process.pid, 'SIGKILL');
    });`,
  );
  const worker = new ImageWorker(module);
  const original = join(folder.path, 'tried');
  expect(await worker.prepare({ folder: folder.path, original })).toBe(original);
  worker.stop();
  folder.remove();
});

test('a server killed while it stores leaves whole pictures and what a sweep takes away', async () => {
  const folder = temporaryFolder();
  const uploadsDir = join(folder.path, 'uploads');
  const code = `
    import sharp from 'sharp';
    import { FolderFiles } from ${JSON.stringify(join(import.meta.dirname, '../../files/folder-files.ts'))};
    const files = new FolderFiles(process.argv[2]);
    import { storeImage } from ${JSON.stringify(join(import.meta.dirname, 'images.ts'))};
    for (let n = Number(process.argv[1]); ; n++) {
      const create = { width: 900, height: 20 + n, channels: 3, background: 'teal' };
      await storeImage(files, await sharp({ create }).png().toBuffer());
      console.log('stored');
    }`;
  for (let cycle = 0; cycle < 5; cycle++) {
    const args = ['--input-type=module', '-e', code, String(cycle * 300), uploadsDir];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    // Another moment of its work in each cycle.
    await wait(cycle * 13);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await sweep(new FolderFiles(uploadsDir));
    const files = await uploadedFiles(new FolderFiles(uploadsDir));
    expect(files.length).toBeGreaterThan(0);
    expect(readdirSync(uploadsDir)).toHaveLength(files.length);
    const stems = new Set(files.map(({ stem }) => stem));
    expect(files).toHaveLength(stems.size * 3);
    for (const { name } of files) {
      expect(statSync(join(uploadsDir, name)).size).toBeGreaterThan(0);
      expect((await metadataOf(readFileSync(join(uploadsDir, name)))).format).toBe('webp');
    }
  }
  folder.remove();
});
