import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tourPackage } from '#model/entities/index.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engineOf } from '../../db/engine.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { eventually } from '../../testing/eventually.ts';
import { temporaryFolder } from '../../testing/folder.ts';
import { mountSmallDisk, unmount } from '../../testing/small-disk.ts';
import { refuseWrites } from '../../testing/refused-writes.ts';
import { version } from '../../version.ts';
import { quiet } from './deliveries.ts';
import { HealthMonitor } from './monitor.ts';

const NO_BACKUP = {
  state: 'none' as const,
  made_at: null,
  age_seconds: null,
  proved_at: null,
  proved: null,
  reason: null,
};

let server: TestApp;
beforeEach(async () => {
  server = await testApp({ healthEveryMs: 20 });
});
afterEach(() => server.close());

const health = async () =>
  (await server.call('GET', '/health', { headers: server.as('moderator') })).json();
const write = () =>
  server.call('POST', '/tour-packages', {
    headers: server.as('moderator'),
    body: draftOf(tourPackage),
  });

const deliver = (delivered: number) =>
  server.db
    .insertInto('publishing_targets')
    .values({ name: 'site', delivered, attempts: 0, updated_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ delivered }))
    .execute();

function monitorOf(given: Partial<ConstructorParameters<typeof HealthMonitor>[0]> = {}) {
  const { db, config, app } = server;
  return new HealthMonitor({
    db,
    dataDir: config.dataDir,
    version,
    targets: [{ name: 'site' }, { name: 'https://hooks.example/secret-path' }],
    clock: () => new Date(),
    startedAt: new Date(0).toISOString(),
    log: app.log,
    damage: app.damage,
    backup: () => NO_BACKUP,
    deliveries: { measure: async () => ({ mails: quiet('off'), lead_webhook: quiet('off') }) },
    space: async () => ({ free: 10 ** 10, total: 10 ** 11 }),
    ...given,
  });
}

test('a server that can do its work says so from the first request on', async () => {
  expect(await health()).toEqual({
    status: 'ok',
    version,
    database: { writable: true, damaged: false },
    disk: { free_bytes: expect.any(Number), enough: true, reserve_bytes: 4_096 },
    outbox: { revision: 0, behind_seconds: { site: 0 }, stopped: false },
    backup: NO_BACKUP,
    mails: quiet('off'),
    lead_webhook: quiet('off'),
  });
});

test('a database that cannot be written is told with status 200, and comes back by itself', async () => {
  const takeWrites = await refuseWrites(server.db, 'readonly');
  await eventually(async () =>
    expect(await health()).toMatchObject({ status: 'degraded', database: { writable: false } }),
  );
  const answer = await server.call('GET', '/health');
  expect(answer.statusCode).toBe(200);
  expect((await server.call('GET', '/tour-packages')).statusCode).toBe(200);
  expect((await write()).statusCode).toBe(503);
  const ready = await server.call('GET', '/health/ready');
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '3']);
  expect(ready.json()).toEqual({ detail: 'This server is degraded' });
  expect((await server.call('GET', '/health/live')).statusCode).toBe(200);

  await takeWrites();
  await eventually(async () => expect((await health()).status).toBe('ok'));
  expect((await server.call('GET', '/health/ready')).json()).toEqual({ status: 'ok' });
  expect((await write()).statusCode).toBe(201);
});

test('a measurement that hangs is told', async () => {
  const answer = Promise.withResolvers<void>();
  let waits: Promise<void> | undefined;
  const space = async () => {
    await waits;
    return { free: 10 ** 10, total: 10 ** 11 };
  };
  const monitor = monitorOf({ space });
  await monitor.measure();
  expect(monitor.latest.status).toBe('ok');
  waits = answer.promise;
  vi.useFakeTimers({ toFake: ['performance'] });
  const measuring = monitor.measure();
  vi.advanceTimersByTime(10_000);
  expect(monitor.latest).toMatchObject({ status: 'degraded', database: { writable: false } });
  vi.useRealTimers();
  answer.resolve();
  await measuring;
  expect(monitor.latest.status).toBe('ok');
});

test('a database without room is told', async () => {
  const monitor = monitorOf();
  const takeWrites = await refuseWrites(server.db, 'full');
  await monitor.measure();
  expect(monitor.latest).toMatchObject({ status: 'degraded', database: { writable: false } });
  await takeWrites();
  await monitor.measure();
  expect(monitor.latest.status).toBe('ok');
});

test('a disk without room is told, and what was tried is not left on it', async (context) => {
  const disk = temporaryFolder();
  if (!mountSmallDisk(disk.path, '1m')) return context.skip('cannot mount here');
  try {
    const monitor = monitorOf({ dataDir: disk.path });
    writeFileSync(join(disk.path, 'filler'), Buffer.alloc(2 ** 20 - 16_384));
    await monitor.measure();
    expect(monitor.latest).toMatchObject({ status: 'degraded', database: { writable: false } });
    expect(readdirSync(disk.path)).toEqual(['filler']);
    writeFileSync(join(disk.path, 'filler'), '');
    await monitor.measure();
    expect(monitor.latest.status).toBe('ok');
  } finally {
    unmount(disk.path);
    disk.remove();
  }
});

test.for([
  [64 * 2 ** 20, 10 ** 12, true],
  [64 * 2 ** 20 - 1, 10 ** 12, false],
  [2 ** 20, 4 * 2 ** 20, true],
  [0, 4 * 2 ** 20, false],
] as [number, number, boolean][])('%d free of %d is enough: %s', async ([free, total, enough]) => {
  const monitor = monitorOf({ space: async () => ({ free, total }) });
  await monitor.measure();
  expect(monitor.latest.disk).toMatchObject({ free_bytes: free, enough });
  expect(monitor.latest.status).toBe(enough ? 'ok' : 'degraded');
});

test('a reserve is filled where enough is left beside it, and is missed where not', async () => {
  let free = 70 * 2 ** 20;
  const kept = { bytes: 0, missing: 2 ** 23, fill: async () => void (kept.missing = 0) };
  const space = async () => ({ free, total: 10 ** 12 });
  const monitor = monitorOf({ space, reserve: kept });
  await monitor.measure();
  expect([kept.missing, monitor.latest.status]).toEqual([2 ** 23, 'degraded']);
  free += 2 ** 22;
  await monitor.measure();
  expect([kept.missing, monitor.latest.status]).toEqual([0, 'ok']);
});

test('a disk that cannot be measured is no reason to fall silent', async () => {
  const monitor = monitorOf({ space: () => Promise.reject(new Error('gone')) });
  await monitor.measure();
  expect(monitor.latest).toMatchObject({ status: 'degraded', disk: { free_bytes: null } });
});

test('how far a target is behind is the age of what it has not been told', async () => {
  let now = Date.now();
  const monitor = monitorOf({ clock: () => new Date(now) });
  await write();
  now += 50_000;
  await monitor.measure();
  const { outbox, status } = monitor.latest;
  expect(outbox.revision).toBe(1);
  expect(outbox.behind_seconds['site']).toBeGreaterThanOrEqual(49);
  expect(status).toBe('ok');
});

test('a site that gets nothing for a minute while something waits is told', async () => {
  let now = Date.now();
  const monitor = monitorOf({ clock: () => new Date(now) });
  const later = async (ms: number) => {
    now += ms;
    await monitor.measure();
    return [monitor.latest.status, monitor.latest.outbox.stopped];
  };
  await write();
  await write();
  expect(await later(55_000)).toEqual(['ok', false]);
  expect(await later(10_000)).toEqual(['degraded', true]);

  // Progress: one of them goes live.
  const live_at = new Date(now).toISOString();
  await server.db.updateTable('outbox').set({ live_at }).where('revision', '=', 1).execute();
  await deliver(1);
  expect(await later(50_000)).toEqual(['ok', false]);
  expect(await later(15_000)).toEqual(['degraded', true]);
  await deliver(2);
  expect(await later(60_000)).toEqual(['ok', false]);
});

test('what waited while no server ran has a minute from the start on', async () => {
  await write();
  const startedAt = Date.now() + 7 * 24 * 3_600_000;
  let now = startedAt;
  const clock = () => new Date(now);
  const monitor = monitorOf({ clock, startedAt: clock().toISOString() });
  const isStopped = async () => {
    await monitor.measure();
    return monitor.latest.outbox.stopped;
  };
  expect(await isStopped()).toBe(false);
  now += 59_999;
  expect(await isStopped()).toBe(false);
  now += 1;
  expect(await isStopped()).toBe(true);
});

test('a standstill is told although the server started by a clock that was set back since', async () => {
  let now = Date.now();
  const clock = () => new Date(now);
  const ahead = new Date(now + 6 * 3_600_000).toISOString();
  const monitor = monitorOf({ clock, startedAt: ahead });
  await write();
  await write();
  // Live by that clock, too.
  await server.db.updateTable('outbox').set({ live_at: ahead }).where('revision', '=', 1).execute();
  await deliver(1);
  const isStopped = async () => {
    await monitor.measure();
    return monitor.latest.outbox.stopped;
  };
  now += 50_000;
  expect(await isStopped()).toBe(false);
  now += 15_000;
  expect(await isStopped()).toBe(true);
  // A little ahead is the clock of another server, by which one has just gone live.
  const live = new Date(now + 5_000).toISOString();
  await server.db.updateTable('outbox').set({ live_at: live }).where('revision', '=', 1).execute();
  await server.db.updateTable('publishing_targets').set({ updated_at: live }).execute();
  expect(await isStopped()).toBe(false);
});

test('a hook may wait as long as its longest pause', async () => {
  const monitor = monitorOf({ clock: () => new Date(Date.now() + 200_000) });
  await write();
  await deliver(1);
  await monitor.measure();
  expect(monitor.latest).toMatchObject({ status: 'ok', outbox: { stopped: false } });
});

test('a stranger is told whether it works, and nothing else', async () => {
  expect((await server.call('GET', '/health')).json()).toEqual({ status: 'ok' });
  const takeWrites = await refuseWrites(server.db, 'readonly');
  await eventually(async () =>
    expect((await server.call('GET', '/health')).json()).toEqual({ status: 'degraded' }),
  );
  await takeWrites();
});

test('nobody learns an address or a folder from it', async () => {
  const monitor = monitorOf();
  await monitor.measure();
  expect(Object.keys(monitor.latest.outbox.behind_seconds)).toEqual(['site', 'hook-1']);
  expect(JSON.stringify([monitor.latest, await health()])).not.toMatch(
    /hooks|secret|tmp|kheya\.db/,
  );
});

test('a request measures nothing', async () => {
  await server.close();
  server = await testApp({ healthEveryMs: 3_600_000 });
  const before = await engineOf(server.db).version();
  const answers = await Promise.all(Array.from({ length: 500 }, health));
  expect(await engineOf(server.db).version()).toBe(before);
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
});
