import { SITE } from '#model/publishing/names.ts';
import { tourPackage } from '#model/entities/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { until } from '../../testing/eventually.ts';
import { noteBackups } from '../../backup/state.ts';

const TOKEN = 'k7Qz-mW2v_9TrLx4-BnD6yHs8.PcJ3fAe';

let server: TestApp;
beforeEach(async () => {
  server = await testApp({ config: { metricsToken: TOKEN }, healthEveryMs: 20 });
});
afterEach(() => server.close());

const asked = (authorization?: string) =>
  server.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
const scraped = async () => (await asked(`Bearer ${TOKEN}`)).body;
const valueOf = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);
const save = () =>
  server.call('POST', '/tour-packages', {
    headers: server.as('moderator'),
    body: draftOf(tourPackage),
  });

test('metrics are told to whoever has their token, and to nobody else', async () => {
  const right = await asked(`Bearer ${TOKEN}`);
  expect(right.statusCode).toBe(200);
  expect(right.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const others = [
    undefined,
    `Bearer ${TOKEN}x`,
    TOKEN,
    'Bearer ',
    server.as('super_admin')['authorization'],
  ];
  for (const authorization of others) {
    const answer = await asked(authorization);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('kheya_');
  }
});

test('without a token there are none', async () => {
  const other = await testApp();
  expect((await other.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await other.close();
});

test('requests are counted by the pattern of their address, and never by the address', async () => {
  const { id } = (await save()).json() as { id: string };
  await server.call('GET', `/tour-packages/${id}`);
  await server.call('GET', '/tour-packages/not-there');
  const text = await scraped();
  const count = (method: string, route: string, status: number) =>
    valueOf(
      text,
      `kheya_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
    );
  expect(count('POST', '/api/v1/tour-packages', 201)).toBe('1');
  expect(count('GET', '/api/v1/tour-packages/:id', 200)).toBe('1');
  expect(count('GET', '/api/v1/tour-packages/:id', 404)).toBe('1');
  expect(text).not.toContain(id);
});

test('what waits for a target is counted, and what went live is timed from its save', async () => {
  await scraped();
  await save();
  await save();
  await until(async () => valueOf(await scraped(), 'kheya_revision') === '2');
  expect(valueOf(await scraped(), 'kheya_saves_waiting{target="site"}')).toBe('2');
  const created = await server.db
    .selectFrom('outbox')
    .select('created_at')
    .executeTakeFirstOrThrow();
  const live_at = new Date(Date.parse(created.created_at) + 2_000).toISOString();
  await server.db.updateTable('outbox').set({ live_at }).execute();
  const target = { delivered: 2, attempts: 0, updated_at: live_at };
  await server.db
    .insertInto('publishing_targets')
    .values({ name: SITE, ...target })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(target))
    .execute();
  const text = await scraped();
  expect(valueOf(text, 'kheya_saves_waiting{target="site"}')).toBe('0');
  expect(valueOf(text, 'kheya_save_to_live_seconds_count{target="site"}')).toBe('2');
  expect(valueOf(text, 'kheya_save_to_live_seconds_bucket{le="1",target="site"}')).toBe('0');
  // Each is told once, however often it is asked, and by two at once.
  const [again] = await Promise.all([scraped(), scraped()]);
  expect(valueOf(again, 'kheya_save_to_live_seconds_count{target="site"}')).toBe('2');
});

test('disk, mails and backups are told, and what is not known is left out', async () => {
  const before = await scraped();
  expect(Number(valueOf(before, 'kheya_disk_free_bytes'))).toBeGreaterThan(0);
  expect(valueOf(before, 'kheya_mails_waiting')).toBe('0');
  expect(valueOf(before, 'kheya_healthy')).toBe('1');
  expect(valueOf(before, 'kheya_backup_age_seconds')).toBeUndefined();
  const at = new Date(Date.now() - 3_600_000).toISOString();
  noteBackups(server.config.dataDir, {
    made: { at, file: 'b', bytes: 1 },
    proved: { at, file: 'b', passed: true, seconds: 1 },
  });
  await until(async () => Number(valueOf(await scraped(), 'kheya_backup_age_seconds')) >= 3_600);
  expect(valueOf(await scraped(), 'kheya_backup_proved')).toBe('1');
});
