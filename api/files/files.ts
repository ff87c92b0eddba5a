import type { Staged } from './durable.ts';

export interface StoredFile {
  name: string;
  size: number;
  modified: Date;
}

/** Uploaded pictures and what is made from them. Names say what is in them: none ever changes. */
export interface Files {
  /** A folder of this machine: files are staged in it. */
  readonly folder: string;
  /** Whether they stay there: to put and to remove takes no longer than a rename. */
  readonly isLocal: boolean;
  /** Stores staged files, in order. A file is whole, or absent. */
  put: (staged: readonly Staged[]) => Promise<void>;
  /** Undefined where it is truly absent: every other failure is thrown. */
  read: (name: string) => Promise<Buffer | undefined>;
  stat: (name: string) => Promise<StoredFile | undefined>;
  /** Files whose name begins so. */
  list: (prefix?: string, isWanted?: (name: string) => boolean) => Promise<StoredFile[]>;
  /** Removes files, in order; one that is absent is no error. */
  remove: (names: readonly string[]) => Promise<void>;
}
