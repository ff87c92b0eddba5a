import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const quietly = (command: string, ...args: string[]) =>
  void execFileSync(command, args, { stdio: 'ignore' });

/** Mounts a disk of its own, of a size like `4m`, on a folder. Answers whether that is permitted. */
export function mountSmallDisk(folder: string, size: string): boolean {
  try {
    quietly('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder);
    return true;
  } catch {
    return false;
  }
}

export const remount = (folder: string, mode: 'ro' | 'rw') =>
  quietly('mount', '-o', `remount,${mode}`, folder);

export const unmount = (folder: string) => quietly('umount', folder);

/** Takes every byte that is free, and gives it back. */
export function fillerOf(folder: string) {
  const file = openSync(join(folder, 'filler'), 'a');
  const takeAll = (size: number) => {
    try {
      while (writeSync(file, Buffer.alloc(size, 1)) === size);
    } catch {
      // Full, which is what is wanted.
    }
  };
  return {
    fill: () => [65_536, 4_096, 1].forEach(takeAll),
    free: () => ftruncateSync(file, 0),
    close: () => closeSync(file),
  };
}
