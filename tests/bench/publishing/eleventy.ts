import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchTool } from '../fetched.ts';
import { draft } from './catalogue.ts';
import type { Figures } from './figures.ts';

const PACKAGES = { '@11ty/eleventy': '3.1.7' };
const DEADLINE_MS = 300_000;

const LAYOUT = `<!doctype html><title>{{ title }}</title><h1>{{ title }}</h1>{{ content | safe }}
<ul>{% for each in similar %}<li>{{ each }}</li>{% endfor %}</ul></html>`;

const LIST = `---
permalink: /tours.html
eleventyImport: { collections: [tour] }
---
<ul>{% for each in collections.tour %}<li>{{ each.data.title }}</li>{% endfor %}</ul>`;

/**
 * The same texts in the same number of pages, with far plainer templates: the time from an entry
 * that is saved to its new bytes, by Eleventy as it watches.
 */
export async function measureEleventy(size: number, times: number): Promise<Figures> {
  const tool = await fetchTool('eleventy', PACKAGES);
  const folder = await mkdtemp(join(tmpdir(), 'kheya-eleventy-'));
  await mkdir(join(folder, '_includes'));
  await mkdir(join(folder, 'tours'));
  await mkdir(join(folder, 'bn'));
  await writeFile(join(folder, '_includes/page.njk'), LAYOUT);
  await writeFile(join(folder, 'tours.njk'), LIST);
  for (let n = 0; n < size; n++) for (const each of entries(n)) await keep(folder, each);
  const script = join(tool, 'node_modules/@11ty/eleventy/cmd.cjs');
  const eleventy = spawn(process.execPath, [script, '--watch', '--incremental', '--quiet'], {
    cwd: folder,
    stdio: 'ignore',
  });
  try {
    const shown = (n: number) => join(folder, `_site/tours/tour-${n}/index.html`);
    await until(() => existsSync(join(folder, '_site/tours.html')) && existsSync(shown(size - 1)));
    // It begins to watch when it has built.
    await wait(2_000);
    const live: number[] = [];
    for (let edit = 0; edit < times; edit++) {
      const n = (edit * 37) % size;
      const [entry] = entries(n);
      const words = `Edit ${edit} of this`;
      const start = performance.now();
      await keep(folder, { ...entry!, title: words });
      await until(() => existsSync(shown(n)) && readFileSync(shown(n), 'utf8').includes(words));
      live.push(performance.now() - start);
    }
    return { kind: 'Eleventy, one page', pages: undefined, live };
  } finally {
    eleventy.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Entry {
  file: string;
  title: string;
  text: string;
  tag: string;
}

function entries(n: number): Entry[] {
  const { name, name_bn, package_details, package_details_bn } = draft(n);
  return [
    { file: `tours/tour-${n}.md`, title: name, text: package_details, tag: 'tour' },
    { file: `bn/tour-${n}.md`, title: name_bn, text: package_details_bn, tag: 'bn' },
  ];
}

const keep = (folder: string, { file, title, text, tag }: Entry) =>
  writeFile(
    join(folder, file),
    `---\nlayout: page.njk\ntitle: ${title}\ntags: ${tag}\nsimilar: [Tour 1, Tour 2, Tour 3, Tour 4]\n---\n${text}\n`,
  );

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + DEADLINE_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error('Eleventy did not write in time');
    await wait(2);
  }
}
