import { execFileSync } from 'node:child_process';

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
