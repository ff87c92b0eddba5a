import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/run.ts';
import { edited, entries, frame, siteIn, timed, type PeerFigures } from './peer.ts';

/** Expression attributes have no quotes in Astro. */
const PAGE = frame({
  title: '{title}',
  description: '{description}',
  main: `<h1>{title}</h1><p>{price}</p><Fragment set:html={marked.parse(text)} />
<ul>{similar.map((each) => <li>{each}</li>)}</ul>`,
}).replaceAll(/content="(\{\w+\})"/g, 'content=$1');

const files = (size: number): Readonly<Record<string, string>> => ({
  'package.json': '{"private":true,"type":"module"}',
  'astro.config.mjs': `export default { build: { format: 'file' } };`,
  'src/entry.js': `
import { readFileSync } from 'node:fs';
export const paths = () => Array.from({ length: ${size} }, (_, n) => ({ params: { id: 'tour-' + n } }));
export const read = (folder, id) => JSON.parse(readFileSync('entries/' + folder + '/' + id + '.json', 'utf8'));`,
  'src/pages/tours/index.astro': `---
import { paths, read } from '../../entry.js';
---
${frame({ title: 'Tours', description: 'Tours', main: `<ul>{paths().map(({ params }) => <li>{read('tours', params.id).title}</li>)}</ul>` })}`,
  'src/pages/tours/[id].astro': page('tours'),
  'src/pages/bn/[id].astro': page('bn'),
});

const page = (folder: string) => `---
import { marked } from 'marked';
import { paths, read } from '../../entry.js';
export const getStaticPaths = paths;
const { title, description, price, text, similar } = read('${folder}', Astro.params.id);
---
${PAGE}`;

/** A full Astro build; an edit takes another. */
export async function measureAstro(size: number): Promise<PeerFigures> {
  // Inside the project, so that packages resolve, with a configuration of its own.
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, 'dist/plain-astro-'));
  const { put, keep } = siteIn(folder);
  const build = () =>
    timed(process.execPath, [join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build'], folder);
  try {
    for (const [name, content] of Object.entries(files(size))) await put(name, content);
    for (let n = 0; n < size; n++) for (const each of entries(n)) await keep(each);
    const first = await build();
    await keep(edited(0, size));
    return { name: 'Astro, plain', build: first, edits: [await build()] };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
