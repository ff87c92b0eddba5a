import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { entities, tag } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { slugify } from '#model/text/slug.ts';
import { entriesFor } from '#model/catalogue/tag-names.ts';
import sharp from 'sharp';
import { Compile } from 'typebox/compile';
import { ConfigError } from '../api/config-error.ts';
import { readConfig } from '../api/config.ts';
import { lastRevision } from '../api/crud/outbox.ts';
import { create, find } from '../api/crud/repository.ts';
import { atomically, openDatabase, type Db } from '../api/db/database.ts';
import type { Files } from '../api/files/files.ts';
import { openFiles, type FilesPlace } from '../api/files/open-files.ts';
import { storeImage } from '../api/features/uploads/images.ts';
import { runCommand } from './command-line.ts';
import { withDay } from './seed-days.ts';
import { drawPicture } from '../data/art/picture.ts';

const SEED_DIR = resolve(import.meta.dirname, '../data/seed');
const DRAWN_AT_ONCE = 3;
const IMAGE_REFERENCE = /^image:([a-z0-9-]+)$/;
/** A reference to a text in its own file: `text:blog-posts/first-flight.en`. */
const TEXT_REFERENCE = /^text:([a-z-]+\/[a-z0-9-]+\.(?:en|bn))$/;

type Draft = Record<string, unknown> & { id: string };

interface SeedOptions extends FilesPlace {
  now: Date;
  seedDir?: string;
  /** Stores a drawing as an upload, and answers its address. */
  store?: (drawing: Buffer) => Promise<string>;
}

/**
 * Writes the demo content in one transaction, through the API's validation and repository. Existing
 * records are skipped. Answers the number written.
 */
export async function seed(
  db: Db,
  { now, seedDir = SEED_DIR, store, ...place }: SeedOptions,
): Promise<number> {
  const before = await lastRevision(db);
  const drafts = await missingDrafts(db, seedDir);
  const images = await drawImages(
    drafts.map(([, draft]) => draft),
    store ?? uploadTo(openFiles(place)),
  );
  return atomically(db, async (trx) => {
    // Another server of the database may have seeded it meanwhile.
    if ((await lastRevision(trx)) !== before) return 0;
    // Reversed, a second apart: lists show the newest first.
    for (const [index, [entity, draft]] of drafts.toReversed().entries()) {
      const { id, ...values } = withDays(withImages(draft, images), now) as Draft;
      check(entity, id, values);
      const written = new Date(now.getTime() - (drafts.length - index) * 1000);
      await create(trx, entity, values, { userId: null, now: written }, { id });
    }
    return drafts.length;
  });
}

/** Seeds only a database without any write, so that what staff delete stays deleted. */
export async function seedIfNew(db: Db, options: SeedOptions): Promise<number> {
  return (await lastRevision(db)) === 0 ? seed(db, options) : 0;
}

async function missingDrafts(db: Db, seedDir: string): Promise<[Entity, Draft][]> {
  const missing: [Entity, Draft][] = [];
  for (const entity of entities as readonly Entity[]) {
    const file = join(seedDir, `${entity.table.replaceAll('_', '-')}.json`);
    if (!existsSync(file)) continue;
    for (const draft of JSON.parse(await readFile(file, 'utf8')) as Draft[])
      if (!(await find(db, entity, draft.id)))
        missing.push([entity, withTexts(draft, seedDir) as Draft]);
  }
  return [...missing, ...(await missingTags(db, missing))];
}

/** Rows of the tags table for tags in the drafts, named as an upgrade names them. */
async function missingTags(db: Db, drafts: [Entity, Draft][]): Promise<[Entity, Draft][]> {
  const used = drafts.flatMap(([, draft]) => (draft['tags'] ?? []) as string[]);
  const named = await db.selectFrom('tags').select('name').execute();
  return entriesFor(
    used.toSorted(),
    named.map(({ name }) => name),
  ).map((entry) => [tag, { id: slugify(entry.name, entry.name), ...entry }]);
}

const withTexts = (draft: Draft, seedDir: string) =>
  walk(draft, (text) => {
    const name = TEXT_REFERENCE.exec(text)?.[1];
    return name ? readFileSync(join(seedDir, `${name}.md`), 'utf8').trimEnd() : text;
  });

const uploadTo = (files: Files) => async (drawing: Buffer) => {
  const picture = await sharp(drawing).png({ compressionLevel: 1 }).toBuffer();
  return (await storeImage(files, picture)).url;
};

/** Draws every picture that the drafts name, and stores it. */
async function drawImages(
  drafts: Draft[],
  store: NonNullable<SeedOptions['store']>,
): Promise<Map<string, string>> {
  const names = new Set<string>();
  walk(drafts, (text) => {
    const name = IMAGE_REFERENCE.exec(text)?.[1];
    if (name) names.add(name);
    return text;
  });
  const urls = new Map<string, string>();
  const waiting = names.values();
  const lane = async () => {
    for (const name of waiting) urls.set(name, await store(Buffer.from(drawPicture(name))));
  };
  await Promise.all(Array.from({ length: DRAWN_AT_ONCE }, lane));
  return urls;
}

const withImages = (draft: Draft, urls: Map<string, string>) =>
  walk(draft, (text) => {
    const name = IMAGE_REFERENCE.exec(text)?.[1];
    return name ? urls.get(name)! : text;
  });

const withDays = (draft: unknown, now: Date) => walk(draft, (text) => withDay(text, now));

/** Maps every string in a nested value. */
function walk(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((each) => walk(each, replace));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, walk(inner, replace)]),
  );
}

function check(entity: Entity, id: string, values: Record<string, unknown>): void {
  const validator = Compile(entity.draft);
  if (validator.Check(values)) return;
  const faults = validator.Errors(values).map((fault) => `${fault.instancePath} ${fault.message}`);
  throw new Error(`${entity.label.one} "${id}" cannot be seeded: ${faults.join('; ')}`);
}

if (import.meta.main)
  runCommand(async (args) => {
    if (args.length > 0) throw new ConfigError(`npm run seed takes no ${args[0]}`);
    const config = readConfig(process.env);
    const db = await openDatabase(config.database);
    try {
      console.info(`${await seed(db, { ...config, now: new Date() })} records written`);
    } finally {
      await db.destroy();
    }
  });
