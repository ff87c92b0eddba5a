import { UPLOADS_PATH } from '#model/media/images.ts';
import Type, { type Static } from 'typebox';
import { altsByStem, NO_ALTS } from '../../crud/picture-alts.ts';
import type { Db } from '../../db/database.ts';
import type { Files } from '../../files/files.ts';
import { sizeOf } from './derivatives.ts';
import { namesByStem } from './names.ts';
import { goingStems } from './settled.ts';
import { uploadedPictures } from './stored.ts';
import { usesByStem } from './usage.ts';

const MAX_LIMIT = 500;

export const ListQuery = Type.Object(
  {
    unused: Type.Optional(Type.Boolean({ description: 'Only what no record shows' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: MAX_LIMIT })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  },
  { additionalProperties: false },
);
export type ListQuery = Static<typeof ListQuery>;

export const Alt = Type.Union([Type.String(), Type.Null()], {
  description: 'What it shows, in words',
});

export const Listed = Type.Object(
  {
    file: Type.String(),
    name: Type.Union([Type.String(), Type.Null()], {
      description: 'What its file was called where it came from',
    }),
    url: Type.String(),
    size: Type.Integer(),
    width: Type.Integer(),
    height: Type.Integer(),
    uploaded_at: Type.String({ format: 'date-time' }),
    alt_en: Alt,
    alt_bn: Alt,
    used_by: Type.Array(
      Type.Object({ entity: Type.String(), id: Type.String(), label: Type.String() }),
    ),
  },
  { title: 'ListedPicture' },
);

export const StoredImage = Type.Object(
  {
    url: Type.String(),
    size: Type.Integer(),
    original_size: Type.Integer(),
    /** Original size divided by stored size. */
    compression_ratio: Type.Number(),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { title: 'StoredPicture' },
);
export type StoredImage = Static<typeof StoredImage>;

/** Pages that are asked for one after another are of one list. */
const ONE_LIST_MS = 30_000;

/**
 * Pages of the pictures with the records that show them, and the total. The names of all files are
 * read for the first page: others are of the same list, whatever is sent or deleted meanwhile.
 */
export function pagesOfUploads(db: Db, files: Files, clock: () => Date) {
  let last = { at: 0, listed: [] as Static<typeof Listed>[] };
  return async ({ unused = false, limit = MAX_LIMIT, offset = 0 }: ListQuery) => {
    const at = clock().getTime();
    const isFollowing = offset > 0 && at >= last.at && at < last.at + ONE_LIST_MS;
    const listed = isFollowing ? last.listed : await listUploads(db, files);
    // A list that took longer than a later one is older.
    if (!isFollowing && at >= last.at) last = { at, listed };
    const uploads = unused ? listed.filter(({ used_by }) => used_by.length === 0) : listed;
    return { uploads: uploads.slice(offset, offset + limit), total: uploads.length };
  };
}

/** Pictures with the records that show them, newest first. */
async function listUploads(db: Db, files: Files) {
  const [uses, alts] = [await usesByStem(db), await altsByStem(db)];
  const names = await namesByStem(db);
  const going = await goingStems(db, files);
  const pictures = (await uploadedPictures(files)).filter(({ stem }) => !going.has(stem));
  const uploads = pictures.map(({ name, stem, size, modified }) => ({
    file: name,
    name: names.get(stem) ?? null,
    url: UPLOADS_PATH + name,
    size,
    ...sizeOf(stem),
    uploaded_at: modified.toISOString(),
    ...(alts.get(stem) ?? NO_ALTS),
    used_by: uses.get(stem) ?? [],
  }));
  return uploads.toSorted(
    (a, b) => b.uploaded_at.localeCompare(a.uploaded_at) || a.file.localeCompare(b.file),
  );
}
