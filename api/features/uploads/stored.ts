import type { Files, StoredFile } from '../../files/files.ts';

const FILE = /^(?<stem>[0-9a-f]{32}-\d{1,5}x\d{1,5})(?<width>\.w\d{1,4})?\.(?<format>webp|avif)$/;

export interface UploadedFile {
  name: string;
  /** The stem shared by all files of a picture. */
  stem: string;
  /** A derivative: another width or format. */
  isVariant: boolean;
}

/** Parses a file name; undefined where it is not an upload's. */
export function parsedName(name: string): UploadedFile | undefined {
  const groups = FILE.exec(name)?.groups;
  if (!groups) return undefined;
  return {
    name,
    stem: groups['stem']!,
    isVariant: groups['width'] !== undefined || groups['format'] !== 'webp',
  };
}

/** An uploaded file that is stored. */
export type StoredUpload = UploadedFile & StoredFile;

const isUpload = (name: string) => parsedName(name) !== undefined;
const isWhole = (name: string) => parsedName(name)?.isVariant === false;

/** Uploaded files only: no folders, links or others. */
export const uploadedFiles = async (files: Files): Promise<StoredUpload[]> =>
  (await files.list('', isUpload)).map((file) => ({ ...file, ...parsedName(file.name)! }));

/** Uploaded pictures, without what was made from them. */
export const uploadedPictures = async (files: Files): Promise<StoredUpload[]> =>
  (await files.list('', isWhole)).map((file) => ({ ...file, ...parsedName(file.name)! }));

/** Deletes a picture with its derivatives; the name that pages use goes first. */
export async function removePicture(files: Files, stem: string): Promise<void> {
  const found = (await files.list(`${stem}.`, isUpload)).map(({ name }) => parsedName(name)!);
  const ordered = found.toSorted((a, b) => Number(a.isVariant) - Number(b.isVariant));
  await files.remove(ordered.map(({ name }) => name));
}
