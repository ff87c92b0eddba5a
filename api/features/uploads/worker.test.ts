import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/folder.ts';
import { jpeg } from '../../testing/pictures.ts';
import { ImageWorker } from './image-worker.ts';

const WORKER = new URL('worker.ts', import.meta.url).pathname;
const JOBS = 3_000;
/** Whether the worker learns of it before or amid an answer is chance. */
const SERVERS = 6;

/** A server that is killed while its worker has answers to give. */
const SERVER = `
  const { fork } = await import('node:child_process');
  const worker = fork(${JSON.stringify(WORKER)}, { execArgv: [] });
  const job = { folder: '/nowhere', original: '/nowhere/picture' };
  worker.send(job);
  worker.once('message', () => {
    for (let sent = 0; sent < ${JOBS}; sent++) worker.send(job);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'));
  });`;

test('an image worker whose server was killed ends without an error of its own', async () => {
  const servers = Array.from({ length: SERVERS }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', SERVER]),
  );
  // Server and worker write to this end: it is closed once both are gone.
  const said = await Promise.all(servers.map(({ stderr }) => text(stderr)));
  expect(said.join('')).toBe('');
});

test('where a process could not be started once, the next picture has one', async () => {
  const folder = temporaryFolder();
  const original = join(folder.path, 'original');
  writeFileSync(original, await jpeg(60, 40));
  const worker = new ImageWorker();
  const { execPath } = process;
  try {
    process.execPath = join(folder.path, 'nothing');
    await expect(worker.prepare({ folder: folder.path, original })).rejects.toThrow('ENOENT');
    process.execPath = execPath;
    const { image } = await worker.prepare({ folder: folder.path, original });
    expect(image.width).toBe(60);
  } finally {
    process.execPath = execPath;
    worker.stop();
    folder.remove();
  }
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s to all processes of a server ends no worker amid a picture',
  async (signal) => {
    const worker = fork(WORKER, { execArgv: [] });
    const order = () => worker.send({ folder: '/nowhere', original: '/nowhere/picture' });
    try {
      order();
      await once(worker, 'message');
      worker.kill(signal);
      order();
      const ended = once(worker, 'exit').then(() => ['ended']);
      const [answer] = await Promise.race([once(worker, 'message'), ended]);
      expect(answer).toMatchObject({ failed: { code: 'ENOENT' } });
    } finally {
      worker.kill('SIGKILL');
    }
  },
);
