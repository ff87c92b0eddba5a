import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconFiles } from './icons.ts';
import { logo } from './logos.ts';
import { mailHeader } from './mail-header.ts';
import { mark, svg } from './mark.ts';

/** Files that a browser looks for at the root, whatever the pages say. */
const AT_ROOT = new Set(['favicon.svg', 'favicon.ico']);

export async function writeBrand(publicFolder: string): Promise<void> {
  const brand = join(publicFolder, 'brand');
  await mkdir(brand, { recursive: true });
  const files: Record<string, Buffer | string> = {
    ...(await iconFiles()),
    'mark.svg': svg(48, 48, mark('paper')),
    'mark-night.svg': svg(48, 48, mark('night')),
    'logo-en.svg': await logo('en', 'paper'),
    'logo-bn.svg': await logo('bn', 'paper'),
    'logo-en-night.svg': await logo('en', 'night'),
    'logo-bn-night.svg': await logo('bn', 'night'),
    'mail-header.png': await mailHeader(),
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(join(AT_ROOT.has(name) ? publicFolder : brand, name), content);
}
