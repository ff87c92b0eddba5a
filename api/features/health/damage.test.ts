import { tourPackage } from '#model/entities/index.ts';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { zeroPageOf } from '../../testing/damage.ts';
import { draftOf } from '../../testing/drafts.ts';
import { testOfFile } from '../../testing/engines.ts';
import { eventually } from '../../testing/eventually.ts';

let server: TestApp;
let lines: { level: number; msg: string; err?: { code?: string } }[];
beforeEach(async () => {
  lines = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  server = await testApp({ healthEveryMs: 20, log: { level: 'warn', stream } });
});
afterEach(() => server.close());

/** Zeroes a table's page in the file, and makes the server read it anew. */
function damage(table: string): void {
  const { databaseFile } = server.config;
  const other = new SQLite(databaseFile);
  other.pragma('wal_checkpoint(TRUNCATE)');
  zeroPageOf(databaseFile, table);
  other.exec('UPDATE users SET updated_at = updated_at');
  other.close();
}

const health = async () =>
  (await server.call('GET', '/health', { headers: server.as('moderator') })).json();
const save = () =>
  server.call('POST', '/tour-packages', {
    headers: server.as('moderator'),
    body: draftOf(tourPackage),
  });

testOfFile(
  'damage that is met while the server runs is told by health, and once in the log',
  async () => {
    expect(await health()).toMatchObject({ status: 'ok', database: { damaged: false } });
    damage('outbox');
    for (let n = 0; n < 5; n++) expectError(await save(), 503);
    await eventually(async () =>
      expect(await health()).toMatchObject({ status: 'degraded', database: { damaged: true } }),
    );
    expect((await server.call('GET', '/tour-packages')).statusCode).toBe(200);
    const told = lines.filter(({ msg }) => msg.startsWith('the database is damaged'));
    expect(told).toHaveLength(1);
    expect(lines.filter(({ err }) => err?.code?.startsWith('SQLITE_CORRUPT'))).toEqual([]);
  },
);

testOfFile('damage that no request meets is found by the health check', async () => {
  damage('outbox');
  await eventually(async () => expect((await health()).database.damaged).toBe(true));
});
