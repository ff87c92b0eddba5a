import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchTool } from '../fetched.ts';
import {
  edited,
  end,
  entries,
  frame,
  markdownOf,
  quiet,
  timed,
  until,
  type Entry,
} from './peer.ts';
import type { PeerFigures } from './peer.ts';

const PACKAGES = { '@11ty/eleventy': '3.1.7' };

const PAGE = frame({
  title: '{{ title }}',
  description: '{{ description }}',
  main: `<h1>{{ title }}</h1><p>{{ price }}</p>{{ content | safe }}
<ul>{% for each in similar %}<li>{{ each }}</li>{% endfor %}</ul>`,
});

const LIST = `---
permalink: /tours.html
eleventyImport: { collections: [tours] }
---
${frame({
  title: 'Tours',
  description: 'Tours',
  main: `<ul>{% for each in collections.tours %}<li>{{ each.data.title }}</li>{% endfor %}</ul>`,
})}`;

/** Eleventy in watch mode, with `--incremental`. */
export async function measureEleventy(size: number, times: number): Promise<PeerFigures> {
  const tool = await fetchTool('eleventy', PACKAGES);
  const folder = await mkdtemp(join(tmpdir(), 'kheya-eleventy-'));
  for (const name of ['_includes', 'tours', 'bn']) await mkdir(join(folder, name));
  await writeFile(join(folder, '_includes/page.njk'), PAGE);
  await writeFile(join(folder, 'tours.njk'), LIST);
  const keep = (entry: Entry) =>
    writeFile(
      join(folder, entry.folder, `${entry.id}.md`),
      markdownOf(entry, 'layout: page.njk\n'),
    );
  for (let n = 0; n < size; n++) for (const each of entries(n)) await keep(each);
  const script = join(tool, 'node_modules/@11ty/eleventy/cmd.cjs');
  const build = await timed(process.execPath, [script, '--quiet'], folder);
  await rm(join(folder, '_site'), { recursive: true });
  const watching = [script, '--watch', '--incremental', '--quiet'];
  const eleventy = quiet(process.execPath, watching, folder);
  try {
    const shown = (id: string) => join(folder, `_site/tours/${id}/index.html`);
    await until(() => existsSync(join(folder, '_site/tours.html')));
    await until(() => existsSync(shown(`tour-${size - 1}`)));
    // The watcher starts only after the build.
    await wait(2_000);
    const edits: number[] = [];
    for (let edit = 0; edit < times; edit++) {
      const entry = edited(edit, size);
      const start = performance.now();
      await keep(entry);
      await until(() => readWhere(shown(entry.id)).includes(entry.title));
      edits.push(performance.now() - start);
    }
    return { name: 'Eleventy', build, edits };
  } finally {
    await end(eleventy);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const readWhere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
