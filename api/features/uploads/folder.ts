import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_WIDTHS, variantName } from '#model/images.ts';
import { syncFolder } from './durable.ts';

const FILE = /^(?<stem>[0-9a-f]{32}-\d{1,5}x\d{1,5})(?<variant>\.w\d{1,4})?\.webp$/;

export interface UploadedFile {
  name: string;
  /** What all widths of one picture share. */
  stem: string;
  isVariant: boolean;
}

/** What a name says; undefined for what is no name of ours. */
export function parsedName(name: string): UploadedFile | undefined {
  const groups = FILE.exec(name)?.groups;
  if (!groups) return undefined;
  return { name, stem: groups['stem']!, isVariant: groups['variant'] !== undefined };
}

/** Our files and nothing else that lies there: no folder, no link. */
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

/** Takes a picture away with its widths; the name that pages use goes first. */
export async function removePicture(uploadsDir: string, stem: string): Promise<void> {
  const original = `${stem}.webp`;
  await rm(join(uploadsDir, original), { force: true });
  for (const width of IMAGE_WIDTHS)
    await rm(join(uploadsDir, variantName(original, width)), { force: true });
  await syncFolder(uploadsDir);
}
