import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run.ts';

/**
 * Installs a benchmark's tool on first use, and answers its folder: kept out of package.json for
 * its tree of packages.
 */
export async function fetchTool(
  name: string,
  packages: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(ROOT, `node_modules/.cache/kheya-${name}`);
  const wanted = Object.entries(packages);
  if (wanted.every(([each]) => existsSync(join(folder, 'node_modules', each)))) return folder;
  await mkdir(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const names = wanted.map(([each, version]) => `${each}@${version}`);
  console.info(`Fetching ${names.join(' and ')} …`);
  execFileSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...names],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  return folder;
}
