import { globSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../api/testing/eventually.ts';

const dataDir = process.env['E2E_DATA_DIR']!;

const fileOf = (name: string) => join(dataDir, 'site/current', name);

/** Identity of a file: changes with every write, even of the same bytes. */
export function identity(name: string): string {
  const { ino, mtimeMs } = statSync(fileOf(name));
  return `${ino} ${mtimeMs}`;
}

/** A page not yet published has no text. */
function absent(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

/** Milliseconds from now until the published file says this. */
export async function untilPublished(name: string, words: string): Promise<number> {
  const start = performance.now();
  const isSaid = async () => (await readFile(fileOf(name), 'utf8').catch(absent)).includes(words);
  await until(isSaid, { everyMs: 5 });
  return performance.now() - start;
}

/** Waits until every page has the words: some are published after the first. */
export async function untilOnEveryPage(words: string): Promise<void> {
  for (const name of globSync('**/*.html', { cwd: fileOf('') })) await untilPublished(name, words);
}

/** Kills the publisher with SIGKILL; the product restarts it. */
export function killPublisher(): void {
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'site/publisher.json'), 'utf8')) as {
    pid: number;
  };
  process.kill(pid, 'SIGKILL');
}
