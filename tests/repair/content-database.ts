import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { damages } from '../../api/testing/damage.ts';
import { filesBelow } from '../harness/folders.ts';
import { damageAndWatch, type Drill } from './drill.ts';
import { Installation } from './installation.ts';

const WITHIN_MS = 60_000;
const isPlain = (name: string) => !/\.(br|gz)$/.test(name);

interface Way {
  spoil: (file: string, seed: number) => void;
  /** SQLite itself does not notice: the verify does. */
  isQuiet?: boolean;
}

const ways: Readonly<Record<string, Way>> = {
  'a broken header': { spoil: damages['a broken header']! },
  'its second half missing': { spoil: damages['its second half missing']! },
  'no byte left': { spoil: (file) => truncateSync(file, 0) },
  'no file left': { spoil: (file) => rmSync(file) },
  'something else in its place': { spoil: damages['something else in its place']! },
  '400 flipped bytes': { spoil: (file, seed) => flip(file, seed, 400), isQuiet: true },
  '400 other flipped bytes': { spoil: (file, seed) => flip(file, seed + 1, 400), isQuiet: true },
  'three flipped bytes': { spoil: (file, seed) => flip(file, seed + 2, 3), isQuiet: true },
  'a table missing': { spoil: (file) => inDatabase(file, (db) => db.exec('DROP TABLE queries')) },
};

function flip(file: string, seed: number, bytes: number): void {
  const content = readFileSync(file);
  const places = fc.array(fc.nat(content.length - 1), { minLength: bytes, maxLength: bytes });
  for (const place of fc.sample(places, { seed, numRuns: 1 })[0]!)
    content[place] = content[place]! ^ 0x15;
  writeFileSync(file, content);
}

function inDatabase(file: string, work: (db: Database.Database) => void): void {
  const db = new Database(file);
  work(db);
  db.close();
}

/** The publisher's cache of the content, damaged while it is dead: made again behind the site. */
export const contentDatabase: Drill = async ({ seed, report }) => {
  const site = await Installation.start({ content: 'demo' });
  try {
    for (const [damaged, { spoil, isQuiet }] of Object.entries(ways)) {
      const release = await site.release();
      const before = await filesBelow(release, isPlain);
      const row = await damageAndWatch(site, {
        damaged: `content database: ${damaged}`,
        damage: async () => {
          await site.signal('publisher', 'SIGKILL');
          // Closing it brings what its log has into the file.
          inDatabase(`${release}.db`, (db) => db.pragma('wal_checkpoint(TRUNCATE)'));
          spoil(`${release}.db`, seed);
        },
        isWhole: async () => {
          // It ends the publisher that finds the damage.
          const isVerified =
            !isQuiet ||
            (await site.verified().then(
              () => true,
              () => false,
            ));
          return isVerified && (await differing(before, release)).length === 0;
        },
        withinMs: WITHIN_MS,
      });
      report(row);
    }
  } finally {
    await site.remove();
  }
};

/** Files that are gone, new or others than before. */
async function differing(before: ReadonlyMap<string, Buffer>, release: string): Promise<string[]> {
  const now = await filesBelow(release, isPlain);
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].filter((name) => now.get(name)?.equals(before.get(name)!) !== true);
}
