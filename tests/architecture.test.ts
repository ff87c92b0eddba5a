import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { publicEntities } from '#model/entities/index.ts';
import { namesPublished, paths } from '#model/routes/paths.ts';
import { describe, expect, test } from 'vitest';
import { faultsOf, importsOf, partOf, parts, SOURCE, type Source } from './architecture/arrows.ts';

const ROOT = resolve(import.meta.dirname, '..');

const sources: Source[] = ['api', 'site', 'cms', 'data/art', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.split(sep).join('/')}`,
    ),
  )
  .concat('astro.config.mjs', 'vitest.config.ts')
  .filter((path) => SOURCE.test(path) && !path.includes('node_modules/'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

test('every import follows the arrows', () => {
  expect(sources.flatMap(faultsOf)).toEqual([]);
});

test.for(parts.map(([part]) => part))('files of %s were seen, and their imports', (part) => {
  const own = sources.filter(({ path }) => partOf(path) === part);
  expect(own.length).toBeGreaterThan(0);
  if (part !== 'site/islands') expect(own.flatMap(importsOf).length).toBeGreaterThan(0);
});

/** Doors of the site as patterns of the addresses that they answer, in English. */
const doors = sources
  .filter(({ path }) => path.startsWith('site/pages/'))
  .map(({ path }) => {
    const address = path
      .replace(/^site\/pages(\/\[\.{3}lang\])?|\.(astro|ts)$/g, '')
      .replace(/\/index$/, '')
      .replace(/\/\[\.{3}page\]$/, '(/page/\\d+)?')
      .replace(/\[[^\]]+\]/g, '[^/]+');
    return new RegExp(`^${address || '/'}$`);
  });

test.for([
  ...(['listed', 'unlisted', 'once'] as const).flatMap(namesPublished).map((name) => paths[name]),
  ...publicEntities.flatMap(({ page }) => (page ? [page('any')] : [])),
])('the address %s has a door in site/pages', (address) => {
  expect(doors.some((door) => door.test(address))).toBe(true);
});

test('no file is longer than 400 lines', () => {
  const long = sources.filter(({ text }) => text.split('\n').length > 401);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('everything is named for what it is', () => {
  const names = sources.flatMap(({ path }) => [path, dirname(path)]);
  const vague = names.filter((name) =>
    /^(utils?|helpers?|common|misc)(\.|$)/i.test(basename(name)),
  );
  expect(vague).toEqual([]);
});

test('the CMS says a moment by the formats of the model, in the time of Dhaka', () => {
  const formatting = sources.filter(
    ({ path, text }) =>
      path.startsWith('cms/') && /Intl\.DateTimeFormat|toLocale(Date|Time)?String/.test(text),
  );
  expect(formatting.map(({ path }) => path)).toEqual([]);
});

test('text of the CMS is as large as the browser is set to', () => {
  const css = readFileSync(join(ROOT, 'cms/styles.css'), 'utf8');
  expect(css.match(/font-size: \d+px/g)).toBeNull();
});

/** Safari decides it once: it does not look again where an attribute of what is counted changes. */
test('no style asks by `nth-child(… of …)` whether an element has so many others', () => {
  const styles = ['site', 'cms'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(astro|css)$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
  expect(styles.length).toBeGreaterThan(100);
  const counting = styles.filter((path) =>
    /:has\([^{]*:nth-(last-)?child\([^)]* of /.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(counting).toEqual([]);
});

describe('the check itself', () => {
  const bad: [path: string, text: string][] = [
    ['api/model/format/money.ts', "import { readFileSync } from 'node:fs';"],
    ['api/model/format/money.ts', "import { useState } from 'react';"],
    ['api/model/format/money.ts', "import { marked } from 'marked';"],
    ['api/model/format/money.ts', "import { find } from '../../crud/repository.ts';"],
    ['api/db/codec.ts', "import { find } from '../crud/repository.ts';"],
    ['api/crud/values.ts', "import type { User } from '../plugins/access.ts';"],
    ['api/plugins/access.ts', "const routes = await import('../features/auth/routes.ts');"],
    ['api/features/users/routes.ts', "import { isPassword } from '../auth/passwords.ts';"],
    ['api/app.ts', "export { bn } from '../site/i18n/bn/index.ts';"],
    ['api/app.ts', "import { testApp } from './testing/app.ts';"],
    ['cms/app.tsx', "import { openDatabase } from '../api/db/database.ts';"],
    ['cms/ui/button.tsx', "import { paths } from '#model/routes/paths.ts';"],
    ['cms/table/record-table.tsx', "import { draft } from '../form/draft.ts';"],
    ['cms/client/request.ts', "import { strings } from '../../site/i18n/index.ts';"],
    ['site/lib/agency/company.ts', "import {\n  a,\n  b,\n} from '../../content/company.ts';"],
    ['site/lib/agency/company.ts', "import { tourPackage } from '#model/entities/index.ts';"],
    ['site/islands/Form.tsx', "import { Compile } from 'typebox/compile';"],
    ['site/islands/Form.tsx', "import { MESSAGES } from '#model/publishing/index.ts';"],
    ['site/islands/Form.tsx', "import { type Field, text } from '#model/kit/field.ts';"],
    ['site/components/Card.astro', "---\nimport Page from '../layouts/Page.astro';\n---\n<p />"],
    [
      'site/components/Card.astro',
      "<script>\n  import { user } from '#model/entities/index.ts';\n</script>",
    ],
    ['site/content/tours.ts', "import { publish } from '../publisher/publish.ts';"],
    ['scripts/seed.ts', "import { company } from '../site/lib/agency/company.ts';"],
    ['astro.config.mjs', "import { read } from './site/content/reads/reads.ts';"],
    ['somewhere/else.ts', ''],
  ];

  test.for(bad)('reports, in %s: %s', ([path, text]) => {
    expect(faultsOf({ path, text })).toHaveLength(1);
  });

  const good: [path: string, text: string][] = [
    ['api/model/text/markdown.ts', "import { Marked } from 'marked';\nimport Type from 'typebox';"],
    ['site/islands/Form.tsx', "import type { RecordNamed } from '#model/entities/index.ts';"],
    ['site/islands/Form.tsx', "import { type Itinerary } from '#model/kit/field.ts';"],
    ['site/components/Card.astro', "---\nimport { text } from '#model/kit/field.ts';\n---\n<p />"],
    [
      'astro.config.mjs',
      "import { publisherAdapter } from './site/publisher/compiled/adapter.mjs';",
    ],
    ['cms/form/draft/draft.test.ts', "import { draft } from './draft.ts';"],
  ];

  test.for(good)('lets pass, in %s: %s', ([path, text]) => {
    expect(faultsOf({ path, text })).toEqual([]);
  });
});
