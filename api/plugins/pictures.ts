import { lstat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { BucketFiles, type Fetched } from '../files/bucket-files.ts';
import type { Files } from '../files/files.ts';
import { sendBytes, sendFile } from './send-file.ts';

/** Uploaded pictures, as visitors are sent them. */
export interface Pictures {
  has: (name: string) => Promise<boolean>;
  /** Sends one that is there. */
  send: (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<FastifyReply>;
}

const PICTURE = /^\w[\w.-]*\.(webp|avif)$/;

export const picturesOf = (files: Files): Pictures =>
  files instanceof BucketFiles ? inBucket(files) : inFolder(files.folder);

const inFolder = (folder: string): Pictures => ({
  // Regular files only: a symbolic link could lead out of the folder.
  has: async (name) =>
    PICTURE.test(name) &&
    (await lstat(join(folder, name)).catch(() => undefined))?.isFile() === true,
  send: async (request, reply, name) => {
    if (!(await sendFile(request, reply, name, [folder]))) reply.callNotFound();
    return reply;
  },
});

/** Cache of pictures that many look at: a process may take as much memory for it. */
const CACHE_BYTES = 64 * 1024 * 1024;
const LARGEST_BYTES = 8 * 1024 * 1024;
/** After that the bucket is asked whether a picture is still there. */
const FRESH_MS = 60_000;

/** Memory instead of a folder: no full disk, and no second process that empties it. */
function inBucket(files: BucketFiles): Pictures {
  const cache = new LRUCache<string, Fetched>({
    maxSize: CACHE_BYTES,
    maxEntrySize: LARGEST_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    ttl: FRESH_MS,
    fetchMethod: (name, stale) =>
      files.fetched(name, stale).catch((error: unknown) => {
        // A bucket that is away takes nothing from visitors that is known here.
        if (stale) return stale;
        throw error;
      }),
    ignoreFetchAbort: true,
  });
  const found = async (name: string) => {
    if (!PICTURE.test(name)) return undefined;
    const picture = await cache.fetch(name);
    if (!picture) cache.delete(name);
    return picture;
  };
  return {
    has: async (name) => (await found(name)) !== undefined,
    send: async (request, reply, name) => {
      const picture = await found(name);
      if (!picture) {
        reply.callNotFound();
        return reply;
      }
      return sendBytes(request, reply, { ...picture, ending: extname(name) });
    },
  };
}
