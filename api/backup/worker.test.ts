import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import type { BackupJob } from './worker.ts';

const WORKER = new URL('worker.ts', import.meta.url).pathname;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  '%s to all processes of a server does not end the one that makes a backup',
  async (signal) => {
    const folder = temporaryFolder();
    onTestFinished(() => folder.remove());
    const onceItListens = `process.on('newListener', (name) => {
      if (name === 'message') setImmediate(() => process.kill(process.pid, '${signal}'));
    })`;
    const preload = `data:text/javascript,${encodeURIComponent(onceItListens)}`;
    const worker = fork(WORKER, { execArgv: ['--import', preload] });
    const job: BackupJob = {
      database: join(folder.path, 'nothing.db'),
      uploadsDir: folder.path,
      bucket: undefined,
      to: folder.path,
      name: 'kheya.backup',
      key: undefined,
    };
    worker.send(job);
    const ended = once(worker, 'exit').then(() => ['ended']);
    const [answer] = await Promise.race([once(worker, 'message'), ended]);
    expect(answer).toMatchObject({ failed: expect.any(String) });
  },
);
