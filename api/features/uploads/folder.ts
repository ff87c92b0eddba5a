import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './durable.ts';

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

/** Uploaded files only: no folders, links or others. */
export async function uploadedFiles(uploadsDir: string): Promise<UploadedFile[]> {
  const entries = await readdir(uploadsDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => parsedName(name))
    .filter((file) => file !== undefined);
}

export async function isStored(uploadsDir: string, name: string): Promise<boolean> {
  const found = await lstat(join(uploadsDir, name)).catch(() => undefined);
  return found?.isFile() === true;
}

/** Deletes a picture with its derivatives; the name that pages use goes first. */
export async function removePicture(uploadsDir: string, stem: string): Promise<void> {
  const files = (await uploadedFiles(uploadsDir)).filter((file) => file.stem === stem);
  for (const { name } of files.toSorted((a, b) => Number(a.isVariant) - Number(b.isVariant)))
    await rm(join(uploadsDir, name), { force: true });
  await syncFolder(uploadsDir);
}
