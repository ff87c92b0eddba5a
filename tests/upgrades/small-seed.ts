import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run.ts';

const SEED_DIR = join(ROOT, 'data/seed');

/** The demo content with one shared picture, as drawing is slow: its folder, and ids by table. */
export function smallSeed(folder: string): { seedDir: string; ids: Map<string, string[]> } {
  cpSync(SEED_DIR, folder, { recursive: true });
  const ids = new Map<string, string[]>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const text = readFileSync(join(folder, name), 'utf8').replace(
      /"image:[^"]+"/g,
      '"image:airport"',
    );
    writeFileSync(join(folder, name), text);
    const records = JSON.parse(text) as { id: string }[];
    ids.set(
      name.replace('.json', '').replaceAll('-', '_'),
      records.map(({ id }) => id),
    );
  }
  return { seedDir: folder, ids };
}
