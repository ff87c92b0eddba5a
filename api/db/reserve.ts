import { randomBytes } from 'node:crypto';
import { statSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { isFull } from './disk-room.ts';

export const RESERVE_BYTES = 4 * 1024 * 1024;
/** More than a lead needs in the write-ahead log, whose every changed page is written whole. */
const PIECE_BYTES = 128 * 1024;

interface ReserveOptions {
  folder: string;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** Its size when it is whole. */
  bytes?: number | undefined;
}

/**
 * Space that is kept for what must not be refused: a file that is given back to the file system, a
 * piece for each write that meets a full disk. A piece, not all of it: whatever else waits for room
 * would take the rest, and the next lead would find none.
 */
export class Reserve {
  readonly #file: string;
  readonly #options: ReserveOptions;
  readonly #whole: number;
  #isUsed = false;

  constructor(options: ReserveOptions) {
    this.#options = options;
    this.#file = join(options.folder, 'reserve');
    this.#whole = options.bytes ?? RESERVE_BYTES;
  }

  /** Bytes that are left. The file is asked: it outlives this process. */
  get bytes(): number {
    return statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
  }

  get missing(): number {
    return Math.max(0, this.#whole - this.bytes);
  }

  /**
   * Runs a write, and runs it again with room from the reserve for as long as the disk is full and
   * anything is left. `again`: the write in a transaction of its own, so that saves that share its
   * commit do not take the piece.
   */
  async spentOn<T>(work: () => Promise<T>, again = work): Promise<T> {
    for (let attempt = work; ; attempt = again)
      try {
        return await attempt();
      } catch (error) {
        if (!isFull(error, this.#options.folder) || !this.#giveBack()) throw error;
      }
  }

  #giveBack(): boolean {
    const { bytes } = this;
    if (bytes === 0) return false;
    const left = Math.max(0, bytes - PIECE_BYTES);
    truncateSync(this.#file, left);
    const { log } = this.#options;
    if (!this.#isUsed) log.error({ left }, 'the disk is full: its reserve is used; make room');
    if (left === 0) log.error('the reserve is used up: enquiries are refused until there is room');
    this.#isUsed = true;
    return true;
  }

  /** Fills it up again, on the disk: a file system may promise room that it has not got. */
  async fill(): Promise<void> {
    const { missing } = this;
    if (missing === 0) return;
    await using file = await open(this.#file, 'a', 0o600);
    // Random: a file system that compresses keeps no room for zeros.
    await file.writeFile(randomBytes(missing));
    await file.sync();
    if (this.#isUsed) this.#options.log.info('there is room again: the reserve is whole');
    this.#isUsed = false;
  }
}
