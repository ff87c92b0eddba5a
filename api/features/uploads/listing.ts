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

/** Pictures with the records that show them, newest first, and the total. */
export async function listUploads(
  db: Db,
  files: Files,
  { unused = false, limit = MAX_LIMIT, offset = 0 }: ListQuery,
) {
  const [uses, alts] = [await usesByStem(db), await altsByStem(db)];
  const names = await namesByStem(db);
  const going = await goingStems(db, files);
  const pictures = (await uploadedPictures(files)).filter(
    ({ stem }) => !going.has(stem) && !(unused && uses.has(stem)),
  );
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
  uploads.sort(
    (a, b) => b.uploaded_at.localeCompare(a.uploaded_at) || a.file.localeCompare(b.file),
  );
  return { uploads: uploads.slice(offset, offset + limit), total: uploads.length };
}
