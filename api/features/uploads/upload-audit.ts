import { noteAct } from '../../crud/audit.ts';
import type { Author } from '../../crud/record.ts';
import type { Db } from '../../db/database.ts';
import type { StoredImage } from './listing.ts';

/** Entity name of pictures in the audit log. */
export const UPLOAD = 'upload';

export const fileOf = ({ url }: StoredImage) => url.slice(url.lastIndexOf('/') + 1);

/** Logs an upload in the audit log, with the client's file name. */
export const noteUpload = (db: Db, image: StoredImage, label: string, author: Author) =>
  noteAct(
    db,
    { action: 'create', entity: UPLOAD, recordId: fileOf(image), label, after: { ...image } },
    author,
  );

/** Logs a deletion in the audit log. */
export const noteRemoval = (db: Db, file: string, author: Author, note?: string) =>
  noteAct(
    db,
    { action: 'remove', entity: UPLOAD, recordId: file, label: file, ...(note && { note }) },
    author,
  );
