import { join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * Makes this the only publisher of the folder. The lock is a transaction that stays open: the
 * operating system ends it with the process, however that dies. Answers how to let go.
 */
export function lockFolder(siteDir: string): () => void {
  const lock = new Database(join(siteDir, 'publisher.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new Error(`Another publisher is at work in ${siteDir}`, { cause: error });
  }
  return () => lock.close();
}
