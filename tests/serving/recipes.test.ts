import { LOCALES } from '#model/kit/locales.ts';
import { localPath, pageFile, paths } from '#model/routes/paths.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API_PREFIX } from '../../api/app.ts';
import { MAX_FILE_BYTES } from '../../api/features/uploads/receive.ts';
import { headersOf } from '../../api/plugins/headers.ts';
import { IMMUTABLE } from '../../api/plugins/static-files.ts';
import { ROOT } from '../../scripts/run.ts';
import { recipeFor } from './recipe.ts';
import { stepsOfWorkflow, workflow } from './workflow.ts';

/** Pictures per upload. */
const A_BATCH = 10;

const recipes = (['Caddy', 'nginx'] as const).map((name) => [name, recipeFor(name)] as const);

test.for(recipes)('%s sends every header that the server sends with a page', ([, recipe]) => {
  const { 'cache-control': kept, ...headers } = headersOf('page');
  expect(recipe).toContain(kept);
  for (const [name, value] of Object.entries(headers))
    expect(recipe.replaceAll('"', '').toLowerCase()).toContain(`${name} ${value}`.toLowerCase());
});

test.for(recipes)('%s has named assets kept for as long as the server does', ([, recipe]) => {
  expect(recipe).toContain(`"${IMMUTABLE}"`);
});

test.for(recipes)('%s leaves to the server what no folder can answer', ([, recipe]) => {
  const proxied = recipe.slice(0, recipe.indexOf('127.0.0.1:8000'));
  for (const place of [API_PREFIX.split('/')[1]!, paths.cms.slice(1), 'preview', 'static/uploads'])
    expect(proxied).toContain(place);
  for (const locale of LOCALES)
    expect(proxied).toMatch(
      new RegExp(` ${localPath(locale, paths.search)}\\b|\\(bn/\\)\\?search`),
    );
});

test.for(recipes)('%s answers what is not there in the language of the address', ([, recipe]) => {
  for (const locale of LOCALES)
    expect(recipe).toContain(`/${pageFile(localPath(locale, paths.notFound))}`);
});

test.for(recipes)('%s keeps a question when it takes a slash away', ([, recipe]) => {
  expect(recipe).toMatch(/\?\{query\} 308|\$is_args\$args;/);
});

test.for(recipes)('%s says of the manifest what it is', ([, recipe]) => {
  expect(recipe).toMatch(/webmanifest/);
  expect(recipe).toContain('application/manifest+json');
});

test('the Caddy of several servers is the recipe, but for its address and where the API is', () => {
  const file = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8');
  const proxy = /reverse_proxy 127\.0\.0\.1:8000 \{[^}]*\}/;
  const expected = recipeFor('Caddy').replace('example.com', ':8000').replace(proxy, 'import api');
  expect(file.slice(file.lastIndexOf(':8000 {'))).toBe(expected);
  expect(file).toMatch(/^\(api\) \{\n\treverse_proxy \{[^]*flush_interval -1\n\t\}\n\}$/m);
});

test('nginx lets through as much as the server takes', () => {
  const told = Number(/client_max_body_size (\d+)m;/.exec(recipes[1]![1])?.[1]);
  expect(told * 1024 * 1024).toBeGreaterThan(A_BATCH * MAX_FILE_BYTES);
});

test('CI builds on the event that the server sends, with what a build asks for, and keeps the folder', () => {
  expect(workflow).toMatch(/^on:\n {2}repository_dispatch:\n {4}types: \[content-change\]$/m);
  const steps = stepsOfWorkflow();
  const build = steps.find(({ command }) => command === 'npm run build');
  expect(build?.env).toEqual({
    API_URL: '${{ secrets.API_URL }}',
    BUILD_TOKEN: '${{ secrets.BUILD_TOKEN }}',
    SITE_URL: '${{ vars.SITE_URL }}',
    OUT_DIR: expect.stringMatching(/^\w+\/\w+$/),
  });
  expect(steps.at(-1)).toMatchObject({
    uses: 'actions/upload-artifact@v4',
    with: { path: build?.env['OUT_DIR'], 'if-no-files-found': 'error' },
  });
});
