import { randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';

/** Writes a file that is either whole at its name or not there: temporary name, fsync, rename. */
export async function writeDurably(file: string, data: Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(data);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}
