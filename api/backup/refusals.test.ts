import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUp, placesIn, restoreInto } from '../testing/backups.ts';
import { filledApp, type FilledApp } from '../testing/filled-app.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { grain } from '../testing/pictures.ts';
import { upload } from '../testing/uploading.ts';
import { FORMAT, type Header } from './manifest.ts';
import { sealed } from './seal.ts';

const KEY = 'nmRz-7Qp3_wLx0vKcT5uYb2eHjD8sFaG';
const OTHER = 'Wb4-xT9_uQe2ZkVr7Lm0pNs5YcHg3JdA';

let server: FilledApp;
let folder: ReturnType<typeof temporaryFolder>;
let plain: Buffer;
let locked: Buffer;
beforeAll(async () => {
  server = await filledApp();
  folder = temporaryFolder();
  const noise = await grain(600, 500).jpeg({ quality: 100 }).toBuffer();
  expect((await upload(server, noise)).statusCode).toBe(201);
  await backUp(server, join(folder.path, 'plain'));
  await backUp(server, join(folder.path, 'locked'), { key: KEY });
  plain = readFileSync(join(folder.path, 'plain'));
  locked = readFileSync(join(folder.path, 'locked'));
  // Several frames.
  expect(locked.length).toBeGreaterThan(200_000);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

let number = 0;
let file: string;
let dataDir: string;
beforeEach(() => {
  number += 1;
  file = join(folder.path, `backup-${number}`);
  dataDir = join(folder.path, `data-${number}`);
});

/** Refusal of a file, in a line; asserts that nothing was written. */
async function refusal(bytes: Buffer | string | undefined, key?: string): Promise<string> {
  if (bytes !== undefined) writeFileSync(file, bytes);
  const error = await restoreInto(file, placesIn(dataDir), key).then(
    () => undefined,
    (refused: Error) => refused,
  );
  expect(error?.name, error?.stack).toBe('BackupRefused');
  expect(existsSync(dataDir)).toBe(false);
  expect(error!.message).not.toContain('\n');
  return error!.message.replace(`${file}`, 'FILE').replace(`backup-${number}`, 'FILE');
}

const flipped = (bytes: Buffer, at: number): Buffer => {
  const other = Buffer.from(bytes);
  other[at]! ^= 1 << (at % 8);
  return other;
};

/** A backup, sealed as ours are, of whatever is in it. */
async function forged(entries: readonly { name: string; text: string }[]): Promise<Buffer> {
  const tar = await packTar(
    entries.map(({ name, text }) => ({
      header: { name, size: Buffer.byteLength(text), type: 'file' },
      body: text,
    })),
  );
  const chunks: Uint8Array[] = [];
  const source = async function* source() {
    yield tar;
  };
  for await (const chunk of sealed(source(), undefined)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const header = (values: Partial<Header> = {}) => ({
  name: 'backup.json',
  text: JSON.stringify({
    format: FORMAT,
    made_at: '',
    version: '1',
    migrations: [],
    revision: 0,
    ...values,
  }),
});

describe('a backup is refused in one line, and nothing is touched', () => {
  test.for(['plain', 'encrypted'] as const)(
    'where any bit of one that is %s is another',
    async (kind) => {
      const [bytes, key] = kind === 'plain' ? [plain, undefined] : [locked, KEY];
      await fc.assert(
        fc.asyncProperty(fc.nat(bytes.length - 1), async (at) => {
          expect(await refusal(flipped(bytes, at), key)).toMatch(
            /^FILE is (damaged: .+|not a backup of this program)\.$|^FILE was encrypted with another BACKUP_KEY\.$/,
          );
        }),
        { numRuns: 150, examples: [[0], [bytes.length - 1], [bytes.length - 600], [600]] },
      );
    },
  );

  test.for(['plain', 'encrypted'] as const)(
    'where one that is %s ends early, anywhere',
    async (kind) => {
      const [bytes, key] = kind === 'plain' ? [plain, undefined] : [locked, KEY];
      await fc.assert(
        fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
          expect(await refusal(bytes.subarray(0, length), key)).toMatch(
            /^FILE is (damaged: .+|not a backup of this program)\.$/,
          );
        }),
        { numRuns: 100, examples: [[0], [bytes.length - 1], [bytes.length - 512], [65_635]] },
      );
    },
  );

  test('where anything is behind its end, or two are in one', async () => {
    expect(await refusal(Buffer.concat([plain, Buffer.alloc(512)]))).toMatch(/^FILE is damaged/);
    expect(await refusal(Buffer.concat([plain, plain]))).toMatch(/^FILE is damaged/);
    expect(await refusal(Buffer.concat([locked, locked]), KEY)).toMatch(/^FILE is damaged/);
  });

  test('with another key, or without one', async () => {
    expect(await refusal(locked, OTHER)).toBe('FILE was encrypted with another BACKUP_KEY.');
    expect(await refusal(locked)).toBe('FILE is encrypted: set BACKUP_KEY.');
  });

  test('where it is none: nothing, a text, a tar of something else, a folder', async () => {
    expect(await refusal(undefined)).toBe('There is no FILE.');
    expect(await refusal('')).toBe('FILE is not a backup of this program.');
    expect(await refusal('SQLite format 3\0'.repeat(100))).toBe(
      'FILE is not a backup of this program.',
    );
    expect(await refusal(await forged([{ name: 'photos.txt', text: 'none' }]))).toBe(
      'FILE is not a backup of this program.',
    );
    mkdirSync((file = join(folder.path, 'a-folder')));
    expect(await refusal(undefined)).toBe('FILE is a folder.');
  });

  test('where a later version wrote it', async () => {
    expect(await refusal(await forged([header({ format: FORMAT + 1 })]))).toBe(
      `FILE was written by a later version, in format ${FORMAT + 1}: restore it with that version.`,
    );
    expect(
      await refusal(await forged([header({ migrations: ['001-catalogue', '999-later'] })])),
    ).toBe('FILE was written by a later version, with 999-later: restore it with that version.');
  });

  test.for(['../../evil.ts', '/etc/passwd', 'uploads/../kheya.db', 'uploads/a.webp', 'tables/x/1'])(
    'where it has a file named %s',
    async (name) => {
      expect(await refusal(await forged([header(), { name, text: 'x' }]))).toBe(
        'FILE is not a backup of this program.',
      );
    },
  );

  test('where it is sealed well, and says nothing of what it has', async () => {
    expect(await refusal(await forged([header()]))).toBe('FILE is not a backup of this program.');
    const said = { name: 'manifest.json', text: '{"tables":[]}' };
    expect(await refusal(await forged([header(), said]))).toBe(
      'FILE is not a backup of this program.',
    );
  });
});

test('a folder that is not empty is refused, and stays as it is', async () => {
  writeFileSync(file, plain);
  const { database } = placesIn(dataDir);
  mkdirSync(dirname(database));
  writeFileSync(database, 'somebody’s');
  writeFileSync(join(dataDir, 'secrets.json'), '{}');
  await expect(restoreInto(file, placesIn(dataDir))).rejects.toThrow(
    `${dataDir} is not empty: it has kheya.db. A restore needs an empty DATA_DIR.`,
  );
  expect(readdirSync(dataDir).toSorted()).toEqual(['kheya.db', 'secrets.json']);
  expect(readFileSync(database, 'utf8')).toBe('somebody’s');
});

test('a restore that was cut off before its last step is run again', async () => {
  writeFileSync(file, plain);
  const { database, uploadsDir } = placesIn(dataDir);
  await restoreInto(file, placesIn(dataDir));
  const pictures = readdirSync(uploadsDir);
  renameSync(database, `${database}.restoring`);
  writeFileSync(join(uploadsDir, 'torn.webp'), '');
  await restoreInto(file, placesIn(dataDir));
  expect(readdirSync(dataDir).toSorted()).toEqual(['kheya.db', 'uploads']);
  expect(readdirSync(uploadsDir)).toEqual(pictures);
});

test('rows that are not those that the backup says take back everything', async () => {
  const said = { tables: {}, numbers: {}, uploads: { files: 0, bytes: 0 } };
  const migrations = JSON.parse(
    plain.subarray(512, 512 + plain.subarray(512).indexOf('\n}\n') + 3).toString(),
  ) as Header;
  writeFileSync(
    file,
    await forged([
      header({ migrations: migrations.migrations }),
      { name: 'manifest.json', text: JSON.stringify(said) },
    ]),
  );
  await expect(restoreInto(file, placesIn(dataDir))).rejects.toThrow(
    /^The rows of \w+ are not those that were written\.$/,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});
