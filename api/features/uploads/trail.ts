import { noteAct } from '../../crud/audit.ts';
import type { Author } from '../../crud/record.ts';
import type { Db } from '../../db/database.ts';
import type { StoredImage } from './images.ts';

/** What the audit log calls a picture. */
export const UPLOAD = 'upload';

export const fileOf = ({ url }: StoredImage) => url.slice(url.lastIndexOf('/') + 1);

/** Notes in the audit log that a picture came, and what its sender called it. */
export const noteUpload = (db: Db, image: StoredImage, label: string, author: Author) =>
  noteAct(
    db,
    { action: 'create', entity: UPLOAD, recordId: fileOf(image), label, after: { ...image } },
    author,
  );

/** Notes in the audit log that a picture went. */
export const noteRemoval = (db: Db, file: string, author: Author, note?: string) =>
  noteAct(
    db,
    { action: 'remove', entity: UPLOAD, recordId: file, label: file, ...(note && { note }) },
    author,
  );
