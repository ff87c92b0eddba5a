import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { edited, end, entries, frame, markdownOf, quiet, timed, until } from './peer.ts';
import type { Entry, PeerFigures } from './peer.ts';

const CONFIG = `baseURL = "https://kheya.test/"
uglyURLs = true
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "home"]
`;

const PAGE = frame({
  title: '{{ .Title }}',
  description: '{{ .Description }}',
  main: `<h1>{{ .Title }}</h1><p>{{ .Params.price }}</p>{{ .Content }}
<ul>{{ range .Params.similar }}<li>{{ . }}</li>{{ end }}</ul>`,
});

const LIST = frame({
  title: '{{ .Title }}',
  description: '{{ .Title }}',
  main: '<ul>{{ range .Pages }}<li>{{ .Title }}</li>{{ end }}</ul>',
});

/** The installed `hugo`, in watch mode. */
export async function measureHugo(size: number, times: number): Promise<PeerFigures> {
  const name = versionOf();
  const folder = await mkdtemp(join(tmpdir(), 'kheya-hugo-'));
  for (const each of ['layouts/_default', 'content/tours', 'content/bn'])
    await mkdir(join(folder, each), { recursive: true });
  await writeFile(join(folder, 'hugo.toml'), CONFIG);
  await writeFile(join(folder, 'layouts/_default/single.html'), PAGE);
  await writeFile(join(folder, 'layouts/_default/list.html'), LIST);
  const keep = (entry: Entry) =>
    writeFile(join(folder, 'content', entry.folder, `${entry.id}.md`), markdownOf(entry));
  for (let n = 0; n < size; n++) for (const each of entries(n)) await keep(each);
  const build = await timed('hugo', ['--quiet'], folder);
  const hugo = quiet('hugo', ['--watch', '--quiet'], folder);
  try {
    // Hugo prints nothing after a build: wait for twice its duration.
    await wait(2_000 + 2 * build);
    const edits: number[] = [];
    for (let edit = 0; edit < times; edit++) {
      const entry = edited(edit, size);
      const shown = join(folder, `public/tours/${entry.id}.html`);
      const start = performance.now();
      await keep(entry);
      await until(() => existsSync(shown) && readFileSync(shown, 'utf8').includes(entry.title));
      edits.push(performance.now() - start);
    }
    return { name, build, edits };
  } finally {
    await end(hugo);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function versionOf(): string {
  try {
    const told = execFileSync('hugo', ['version'], { stdio: ['ignore', 'pipe', 'ignore'] });
    return `Hugo ${/v([\d.]+)/.exec(told.toString())?.[1] ?? ''}`;
  } catch (error) {
    throw new Error('hugo is not installed', { cause: error });
  }
}
