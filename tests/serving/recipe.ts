import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run.ts';

export type ServerName = 'Caddy' | 'nginx';

const page = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');

/** The configuration of a server in docs/hosting.md. */
export function recipeFor(name: ServerName): string {
  const recipe = new RegExp(`### ${name}\n[^]*?\`\`\`\n([^]*?)\`\`\``).exec(page)?.[1];
  if (recipe === undefined) throw new Error(`There is no recipe for ${name}`);
  return recipe;
}
