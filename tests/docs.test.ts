import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/run.ts';

const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** A decision that another has replaced names what there was. */
const docs = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).filter(
  (path) => !read(path).includes('\nSuperseded by '),
);
const files = globSync(
  ['*', '.github/**', '{api,site,cms,scripts,tests,deploy,docs,data/art,data/seed,data/search}/**'],
  { cwd: ROOT },
);

/** A file by its path or the end of it; the number of a migration is yet to be chosen. */
const FILE = /^(?!.*NNN-)[\w.[\]-]+(\/[\w.[\]-]+)*\.(tsx?|mjs|astro|css|md|service|yaml|yml)$/;
const LINK = /\]\(([\w./-]*)(?:#([\w-]+))?\)|^\[\w+\]: ([\w./-]+)(?:#([\w-]+))?$/gm;
const idsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

test.for(docs)('what %s names is there', (doc) => {
  const text = read(doc);
  const named = [...text.matchAll(/`([^`]+)`/g)]
    .flatMap(([, code]) => code!.split(/\s+/))
    .filter((word) => FILE.test(word));
  const missing = named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  const commands = [...text.matchAll(/npm run ([a-z]+(?:[:-][a-z\d]+)*)/g)].map(
    ([, name]) => name!,
  );
  missing.push(...commands.filter((name) => !(name in scripts)));
  for (const [link, path = '', id, ofList = path, idOfList = id] of text.matchAll(LINK)) {
    const target = ofList ? join(dirname(doc), ofList) : doc;
    const isThere = target === 'docs/decisions' || files.includes(target);
    if (!isThere || (idOfList && !idsIn(read(target)).includes(idOfList))) missing.push(link);
  }
  expect(missing).toEqual([]);
});
