import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../harness/ports.ts';
import { fetchTool } from '../fetched.ts';
import {
  edited,
  end,
  entries,
  MENU,
  quiet,
  siteIn,
  timed,
  until,
  type PeerFigures,
} from './peer.ts';

const PACKAGES = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1', marked: '18.2.1' };

/** The App Router with plain server components: no script of our own, no image, no style. */
const app = (tool: string, size: number): Readonly<Record<string, string>> => ({
  'package.json': '{"private":true}',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(tool)} } };`,
  'entry.js': `
import { readFileSync } from 'node:fs';
import { createElement as e } from 'react';
import { marked } from 'marked';
export const size = ${size};
export const read = (folder, id) => JSON.parse(readFileSync('entries/' + folder + '/' + id + '.json', 'utf8'));
export const params = () => Array.from({ length: size }, (_, n) => ({ id: 'tour-' + n }));
export const headOf = (folder) => async ({ params }) => {
  const { title, description } = read(folder, (await params).id);
  return { title, description, openGraph: { title } };
};
export const pageOf = (folder) => async ({ params }) => {
  const { title, price, text, similar } = read(folder, (await params).id);
  return e('main', null, e('h1', null, title), e('p', null, price),
    e('div', { dangerouslySetInnerHTML: { __html: marked.parse(text) } }),
    e('ul', null, similar.map((each) => e('li', { key: each }, each))));
};`,
  'app/layout.js': `
import { createElement as e } from 'react';
const menu = () => e('nav', null, e('ul', null, ${JSON.stringify(MENU)}.map((name) =>
  e('li', { key: name }, e('a', { href: '/' + name.toLowerCase() }, name)))));
export default ({ children }) => e('html', { lang: 'en' }, e('body', null,
  e('header', null, menu()), children, e('footer', null, menu())));`,
  'app/tours/page.js': `
import { createElement as e } from 'react';
import { params, read } from '../../entry.js';
export const dynamic = 'force-static';
export default () => e('main', null, e('ul', null, params().map(({ id }) =>
  e('li', { key: id }, read('tours', id).title))));`,
  'app/tours/[id]/page.js': page('tours', '../../../entry.js'),
  'app/bn/tours/[id]/page.js': page('bn', '../../../../entry.js'),
  'app/revalidate/route.js': `
import { revalidatePath } from 'next/cache';
export async function POST(request) {
  revalidatePath(new URL(request.url).searchParams.get('path'));
  return new Response('told');
}`,
});

const page = (folder: string, entry: string) => `
import { headOf, pageOf, params } from '${entry}';
export const dynamic = 'force-static';
export const generateStaticParams = params;
export const generateMetadata = headOf('${folder}');
export default pageOf('${folder}');`;

/**
 * Next's server: the page is revalidated, and rendered on the next visit. Unlike the others' it is
 * no file that another server could send.
 */
export async function measureNext(size: number, times: number): Promise<PeerFigures> {
  const tool = await fetchTool('next', PACKAGES);
  // Inside the tool's folder: Next's bundler resolves nothing outside of it.
  const folder = await mkdtemp(join(tool, 'site-'));
  const { put, keep } = siteIn(folder);
  try {
    for (const [name, content] of Object.entries(app(tool, size))) await put(name, content);
    for (let n = 0; n < size; n++) for (const each of entries(n)) await keep(each);
    const script = join(tool, 'node_modules/next/dist/bin/next');
    const build = await timed(process.execPath, [script, 'build'], folder);
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const args = [script, 'start', '-p', port, '-H', '127.0.0.1'];
    const next = quiet(process.execPath, args, folder);
    try {
      await until(async () => (await textAt(`${url}/tours/tour-0`)) !== '');
      const edits: number[] = [];
      for (let edit = 0; edit < times; edit++) {
        const entry = edited(edit, size);
        const path = `/tours/${entry.id}`;
        const start = performance.now();
        await keep(entry);
        await fetch(`${url}/revalidate?path=${path}`, { method: 'POST' });
        await until(async () => (await textAt(url + path)).includes(entry.title));
        edits.push(performance.now() - start);
      }
      return { name: `Next ${PACKAGES.next}`, build, edits };
    } finally {
      await end(next);
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Empty while the server is not up. */
async function textAt(url: string): Promise<string> {
  const response = await fetch(url).catch(() => undefined);
  return response?.ok ? response.text() : '';
}
