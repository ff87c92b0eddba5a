import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture of ours, from where it lies; undefined where there is none of that name. */
export type PictureReader = (src: string, stop?: AbortSignal) => Promise<Buffer | undefined>;

/** Stock pictures lie in the folder that is published; uploads are the API's. */
export const pictureReader =
  (folder: string, apiUrl: string): PictureReader =>
  async (src, stop) => {
    if (src.startsWith('/stock/')) return readFile(join(folder, src)).catch(() => undefined);
    const response = await fetch(apiUrl + src, { signal: stop ?? null });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${src} cannot be read: ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
