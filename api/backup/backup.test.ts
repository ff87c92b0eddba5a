import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tourPackage } from '#model/entities/index.ts';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lastRevision } from '../crud/outbox.ts';
import { openAsItIs, openDatabase, type Db } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import { releasedMigrations } from '../db/released-migrations.ts';
import { upgrade } from '../db/upgrade.ts';
import { temporaryName } from '../files/durable.ts';
import { backUp, placesIn, restoreInto, settled, sumsOf } from '../testing/backups.ts';
import { newPlace } from '../testing/database.ts';
import { draftOf } from '../testing/drafts.ts';
import { testOfFile, testOfPostgres } from '../testing/engines.ts';
import { filledApp, type FilledApp } from '../testing/filled-app.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { jpeg } from '../testing/pictures.ts';
import { upload } from '../testing/uploading.ts';
import { nameAt } from './kept.ts';
import { moveRows } from './move.ts';

const KEY = 'nmRz-7Qp3_wLx0vKcT5uYb2eHjD8sFaG';

let server: FilledApp;
let folder: ReturnType<typeof temporaryFolder>;
let file: string;
let opened: Db[];
beforeEach(async () => {
  server = await filledApp();
  folder = temporaryFolder();
  file = join(folder.path, 'kheya.backup');
  opened = [];
});
afterEach(async () => {
  for (const db of opened) await db.destroy();
  await server.close();
  folder.remove();
});

const staff = () => server.as('moderator');
const save = (name: string) =>
  server.call('POST', '/tour-packages', { headers: staff(), body: draftOf(tourPackage, { name }) });
const open = async (place: string) => {
  const db = await openDatabase(place);
  opened.push(db);
  return db;
};
const restoredTo = (name: string) => placesIn(join(folder.path, name));
const picture = async (width: number) => {
  const answer = await upload(server, await jpeg(width, 40));
  expect(answer.statusCode, answer.body).toBe(201);
};
const filesOf = (dir: string) =>
  Object.fromEntries(readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), 'utf8')]));

describe('what is restored', () => {
  testOfPostgres(
    'is nothing, pictures included, where the database refuses the commit',
    async () => {
      await picture(450);
      await backUp(server, file);
      const places = placesIn(join(folder.path, 'new'), await newPlace(''));
      const db = await open(places.database);
      await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$`.execute(db);
      await sql`CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON tour_packages
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`.execute(db);
      await expect(restoreInto(file, places)).rejects.toThrow(
        `Nothing was restored into ${places.dataDir}: no space left`,
      );
      expect(readdirSync(places.dataDir)).toEqual([]);
      await sql`DROP TRIGGER refuse ON tour_packages`.execute(db);
      await restoreInto(file, places);
      expect(filesOf(places.uploadsDir)).toEqual(filesOf(server.config.uploadsDir));
    },
  );

  test('is every row and every picture, whichever database they come from and go to', async () => {
    await picture(450);
    await save('সুন্দরবন — "three" \\ days \u{1F6F6}');
    const before = await sumsOf(server.db);
    await backUp(server, file);
    const places = restoredTo('new');
    await restoreInto(file, places);
    expect(await sumsOf(await open(places.database))).toEqual(before);
    expect(before['tour_packages']?.rows).toBe(2);
    expect(filesOf(places.uploadsDir)).toEqual(filesOf(server.config.uploadsDir));
    expect(Object.keys(filesOf(places.uploadsDir)).length).toBeGreaterThan(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(places.dataDir).toSorted()).toEqual(
      expect.arrayContaining(['kheya.db', 'uploads']),
    );
  });

  test('has every save that was acknowledged before the backup began, while others go on', async () => {
    const acknowledged: string[] = [];
    const stop = new AbortController();
    const saving = (async () => {
      for (let n = 0; !stop.signal.aborted; n++) {
        const answer = await save(`Tour ${n}`);
        expect(answer.statusCode).toBe(201);
        acknowledged.push((answer.json() as { id: string }).id);
      }
    })();
    for (const turn of [1, 2, 3]) {
      await expect.poll(() => acknowledged.length).toBeGreaterThan(turn * 5);
      const before = [...acknowledged];
      const places = restoredTo(`turn-${turn}`);
      await backUp(server, `${file}-${turn}`);
      await restoreInto(`${file}-${turn}`, places);
      const db = await open(places.database);
      const ids = await db.selectFrom('tour_packages').select('id').execute();
      expect(ids.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
      const { revision } = await db
        .selectFrom('tour_packages')
        .select((eb) => eb.fn.max('revision').as('revision'))
        .executeTakeFirstOrThrow();
      // One state: a record of it has its row in the outbox, and no row is without its record.
      expect(await lastRevision(db)).toBe(revision);
    }
    stop.abort();
    await saving;
  });

  test('that has no place to go, or no room, says where in one line', async () => {
    const nowhere = join(folder.path, 'unmounted', 'a.backup');
    await expect(backUp(server, nowhere)).rejects.toMatchObject({
      name: 'BackupRefused',
      message: expect.stringMatching(`^${nowhere} cannot be written: ENOENT[^\n]*$`),
    });
  });

  test('goes on counting where the other had stopped, also where its last rows are gone', async () => {
    const { revision } = (await save('The last')).json() as { revision: number };
    await sql`DELETE FROM outbox WHERE revision = ${revision}`.execute(server.db);
    await backUp(server, file);
    const places = placesIn(join(folder.path, 'new'), await newPlace(join(folder.path, 'x.db')));
    if (places.database.endsWith('x.db')) places.database = join(places.dataDir, 'kheya.db');
    await restoreInto(file, places);
    const db = await open(places.database);
    const next = await db
      .insertInto('outbox')
      .values({ entity: 'tag', record_id: 'a', operation: 'create', created_at: '' })
      .returning('revision')
      .executeTakeFirstOrThrow();
    expect(next.revision).toBe(revision + 1);
  });

  test('is encrypted meanwhile where there is a key, and can be looked into where there is none', async () => {
    await save('A tour to look for');
    await backUp(server, file);
    const names = execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).split('\n');
    expect(names[0]).toBe('backup.json');
    expect(names).toContain('manifest.json');
    const part = execFileSync('tar', ['-xOf', file, 'tables/tour_packages/00001.ndjson.gz']);
    expect(gunzipSync(part).toString()).toContain('A tour to look for');

    const locked = join(folder.path, 'locked');
    await backUp(server, locked, { key: KEY });
    expect(readFileSync(locked).includes('tour_packages')).toBe(false);
    const places = restoredTo('new');
    await restoreInto(locked, places, KEY);
    expect(await sumsOf(await open(places.database))).toEqual(await sumsOf(server.db));
  });

  test('has no secrets of the installation, encrypted or not', async () => {
    writeFileSync(join(server.config.dataDir, 'secrets.json'), '{"JWT_SECRET":"not in it"}');
    await backUp(server, file);
    expect(readFileSync(file, 'latin1')).not.toContain('not in it');
    for (const secret of ['jwtSecret', 'buildToken', 'webhookSecret'] as const)
      expect(readFileSync(file, 'latin1')).not.toContain(server.config[secret]);
  });
});

test('a picture that is deleted while the backup is made is in none, and the backup is whole', async () => {
  await picture(450);
  await picture(60);
  const { uploadsDir } = server.config;
  const [gone, ...stay] = readdirSync(uploadsDir).filter((name) => name.includes('60x40'));
  let asked = 0;
  const { manifest } = await backUp(server, file, {
    // Asked once it is known which pictures there are.
    now: () => {
      if (++asked === 1) rmSync(join(uploadsDir, gone!));
      return new Date();
    },
  });
  expect({ asked, stay }).toEqual({ asked: 2, stay: [] });
  expect(manifest.uploads.files).toBe(readdirSync(uploadsDir).length);
  const places = restoredTo('new');
  await restoreInto(file, places);
  expect(filesOf(places.uploadsDir)).toEqual(filesOf(uploadsDir));
});

test('a backup takes no name that is taken, and leaves nothing where it fails', async () => {
  writeFileSync(file, 'something else');
  await expect(backUp(server, file)).rejects.toThrow(`${file} is there already`);
  expect(readFileSync(file, 'utf8')).toBe('something else');
  await expect(backUp(server, join(folder.path, 'nowhere', 'b'))).rejects.toThrow('ENOENT');
  expect(readdirSync(folder.path)).toEqual(['kheya.backup']);
});

test('a backup removes what others of its place have left, whose process was killed', async () => {
  const left = [file, join(folder.path, nameAt(new Date(0)))].map(temporaryName);
  const others = temporaryName(join(folder.path, 'of-others'));
  for (const name of [...left, others]) {
    writeFileSync(name, 'cut off');
    utimesSync(name, 0, 0);
  }
  await backUp(server, file);
  expect(readdirSync(folder.path).toSorted()).toEqual([basename(others), 'kheya.backup']);
});

testOfFile('a backup of an earlier version is upgraded, as a start upgrades data', async () => {
  const early = join(folder.path, 'early.db');
  const db = await openAsItIs(early);
  opened.push(db);
  const some = Object.entries(releasedMigrations).filter(([name]) => name < '020');
  await upgrade(db, engineOf(db), Object.fromEntries(some));
  await sql`
    INSERT INTO outbox (entity, record_id, operation, created_at) VALUES ('tag', 'a', 'create', '')`.execute(
    db,
  );
  await sql`
    INSERT INTO contact_submissions (id, name, phone, message, is_read, is_spam, created_at, updated_at, revision)
    VALUES ('lead', 'Amina', '01711000000', 'Please call', 0, 0, 'then', 'then', 1)`.execute(db);
  await sql`
    INSERT INTO lead_mails (submission_id, attempts, next_attempt_at) VALUES ('lead', 0, 'soon')`.execute(
    db,
  );
  await backUp({ db, config: server.config }, file);
  const places = restoredTo('new');
  await restoreInto(file, places);
  const now = await open(places.database);
  expect(await now.selectFrom('mails').select('id').execute()).toEqual([{ id: 'lead.lead' }]);
  expect(readdirSync(places.dataDir)).not.toContain('kheya.db.restoring.before-upgrade');
});

describe('a move', () => {
  test('there and back leaves every row as it was', async () => {
    await save('ভ্রমণ');
    const before = await sumsOf(server.db);
    const there = await open(await newPlace(join(folder.path, 'there.db')));
    expect(settled(await moveRows(server.db, there))).toEqual(before);
    const back = await open(join(folder.path, 'back.db'));
    expect(settled(await moveRows(there, back))).toEqual(before);
    expect(await sumsOf(back)).toEqual(before);
    expect(await lastRevision(back)).toBe(await lastRevision(server.db));
  });

  test('into a database that has rows is refused, and changes none of them', async () => {
    const { db } = server;
    const other = await open(join(folder.path, 'other.db'));
    const before = await sumsOf(db);
    await expect(moveRows(other, db)).rejects.toThrow(
      / is not empty: \w+ has rows\. Nothing was moved\./,
    );
    expect(await sumsOf(db)).toEqual(before);
  });

  testOfPostgres('of a database of an earlier version is refused', async () => {
    const early = await openAsItIs(join(folder.path, 'early.db'));
    opened.push(early);
    const some = Object.entries(releasedMigrations).slice(0, -1);
    await upgrade(early, engineOf(early), Object.fromEntries(some));
    const there = await open(await newPlace(''));
    await expect(moveRows(early, there)).rejects.toThrow('The database is of an earlier version');
  });
});

testOfPostgres(
  'a backup is restored into PostgreSQL while it is empty, and not again',
  async () => {
    await save('ভ্রমণ');
    const before = await sumsOf(server.db);
    await backUp(server, file, { key: KEY });
    const places = placesIn(join(folder.path, 'new'), await newPlace(''));
    await restoreInto(file, places, KEY);
    expect(await sumsOf(await open(places.database))).toEqual(before);
    const again = { ...placesIn(join(folder.path, 'again')), database: places.database };
    await expect(restoreInto(file, again, KEY)).rejects.toThrow(/^The database is not empty: /);
    expect(await sumsOf(opened.at(-1)!)).toEqual(before);
    expect(readdirSync(again.dataDir)).toEqual([]);
  },
);
