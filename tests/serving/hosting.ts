// Runs the recipes of docs/hosting.md, each in its server, and compares their responses with the
// product's: status, headers and bytes. A server that is not installed is reported. Then runs the
// CI workflow that feeds a CDN, and compares its artifact with the product's folder.
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { localPath, pageFile, paths } from '#model/routes/paths.ts';
import { headersOf } from '../../api/plugins/headers.ts';
import { loadSecrets } from '../../api/secrets.ts';
import { until } from '../../api/testing/eventually.ts';
import { compareFolders } from '../harness/folders.ts';
import { Product, SITE_URL } from '../harness/product.ts';
import { serveBy } from './recipe-server.ts';
import type { ServerName } from './recipe.ts';
import { runWorkflow } from './workflow.ts';

/** A post's address, which moves before anything is asked. */
const MOVED = '/blog/visa-refused-what-next';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** A request of a browser or an attacker: path, and headers. */
type Asked = [path: string, headers?: Record<string, string>];

const COMPARED = [
  ...Object.keys(headersOf('page')),
  'content-type',
  'content-encoding',
  'content-range',
  'location',
];

function whatIsAsked(product: Product): Asked[] {
  const tour = '/tours/coxs-bazar-inani';
  const files = (folder: string) =>
    readdirSync(join(product.siteDir, folder))
      .filter((name) => !/\.(?:br|gz)$/.test(name))
      .map((name) => `/${posix.join(folder, name)}`);
  const assets = files('_astro').filter((name) => /\.(?:js|css|woff2)$/.test(name));
  const pages = ['/', paths.tours, tour, '/visa-services', '/contact'].flatMap((path) => [
    path,
    localPath('bn', path),
  ]);
  const plain: Asked[] = [
    ...pages,
    ...files('').filter((name) => !name.endsWith('.html') && /\.\w+$/.test(name)),
    ...files('sitemaps'),
    '/search/t.json',
    '/search/bn/tours-0.json',
    ...assets.slice(0, 5),
    `/${pageFile(tour)}`,
    '/nothing',
    '/bn/nothing',
    '/bnx',
    '/tours/nothing.html',
    '/_astro/nothing.js',
    '/share/nothing.png',
    '/.env',
    '/tours/.hidden',
    '/tours/%2e%2e/%2e%2e/kheya.db',
    '/..%2f..%2fkheya.db',
    '/tours/',
    '/bn/tours/?a=1',
    '//evil.example/',
    ...['', '/bn'].flatMap((language) =>
      ['', '?a=1&b=//evil.example', '/', '/?a=1', '.html/x'].map((end) => language + MOVED + end),
    ),
    '/api/v1/tour-packages',
    '/api/v1/nothing',
    '/static/uploads/nothing.png',
    '/cms',
    ...['', '/bn'].flatMap((language) =>
      ['', '?q=', '?q=thailand', '?q=%3Cscript%3E'].map((end) => `${language}/search${end}`),
    ),
  ].map((path) => [path]);
  const others: Asked[] = ['br', 'gzip', 'gzip, deflate, br'].flatMap((encoding) =>
    [tour, '/bn', assets[0]!, '/sitemap.xml'].map((path): Asked => [
      path,
      { 'accept-encoding': encoding },
    ]),
  );
  return [...plain, ...others, ['/favicon.svg', { range: 'bytes=0-99' }]];
}

/** Differences from the product's response, or between two requests. */
async function faultsOf(
  product: Product,
  port: number,
  [path, headers = {}]: Asked,
): Promise<string[]> {
  const own = await get(Number(new URL(product.url).port), path, headers);
  const answer = await get(port, path, headers);
  // Either way nothing is served: a server may refuse such a path before its recipe applies.
  if (own.status === 404 && answer.status === 400) return [];
  const compared = own.headers.location === undefined ? COMPARED : ['location'];
  const faults = compared
    .filter((name) => told(own, name) !== told(answer, name))
    .map((name) => `${name} is ${told(answer, name)}, not ${told(own, name)}`);
  if (own.status !== answer.status) faults.push(`it is ${answer.status}, not ${own.status}`);
  else if (own.status < 300 && !own.bytes.equals(answer.bytes)) faults.push('the bytes are others');
  const { etag } = answer.headers;
  if (own.status !== 200 || !own.headers.etag) return faults;
  if (!etag) return [...faults, 'it has no etag'];
  const again = await get(port, path, { ...headers, 'if-none-match': etag });
  return again.status === 304 ? faults : [...faults, `asked again, it is ${again.status}`];
}

/** Equivalent header values. */
const synonyms: readonly [RegExp, string][] = [
  [/; /g, ';'],
  [/^text\/xml/, 'application/xml'],
  [/^application\/javascript/, 'text/javascript'],
  [/^image\/vnd\.microsoft\.icon/, 'image/x-icon'],
];

function told({ headers }: Answer, name: string): string {
  const value = String(headers[name] ?? 'none').toLowerCase();
  return synonyms.reduce((text, [other, word]) => text.replace(other, word), value);
}

function get(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode!, headers: response.headers, bytes }),
        reject,
      );
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** Whether the server's responses equal the product's. */
async function servesAlike(product: Product, name: ServerName): Promise<boolean> {
  const server = await serveBy(name, product);
  if (!server) {
    console.info(`${name}: left out, it is not installed`);
    return false;
  }
  try {
    const questions = whatIsAsked(product);
    let held = 0;
    for (const asked of questions) {
      const faults = await faultsOf(product, server.port, asked);
      for (const fault of faults) console.error(`${name}: ${JSON.stringify(asked)}: ${fault}`);
      if (faults.length === 0) held++;
    }
    console.info(`${name}: ${held} of ${questions.length} answers are as the product's own`);
    return held === questions.length;
  } finally {
    await server.stop();
  }
}

/** Whether CI builds the same files as the product publishes. */
async function buildsAlike(product: Product): Promise<boolean> {
  const home = await mkdtemp(join(tmpdir(), 'kheya-workflow-'));
  try {
    const { BUILD_TOKEN } = loadSecrets(product.dataDir, {});
    const kept = await runWorkflow({ API_URL: product.url, BUILD_TOKEN, SITE_URL }, home);
    const { differing, compared } = await compareFolders(product.siteDir, kept, wherever);
    for (const name of differing) console.error(`CI: ${name} is another`);
    console.info(
      `CI: ${compared - differing.length} of ${compared} files are as the product's own`,
    );
    return differing.length === 0;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** Normalises island names, which Astro derives from source paths, too. */
const wherever = (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replaceAll(/(?<=<astro-island) uid="\w+"/g, ''), 'latin1');

/** Moves a post: servers read the list of redirects when they start. */
async function movePost(product: Product): Promise<void> {
  const { body } = await product.call<{ id: string }>(
    'GET',
    MOVED.replace('/blog/', '/blog-posts/slug/'),
  );
  const { status } = await product.call('PUT', `/blog-posts/${body.id}`, { slug: 'visa-refused' });
  if (status !== 200) throw new Error(`The post could not be moved: ${status}`);
  await product.live();
  const isMoved = async () =>
    (await get(Number(new URL(product.url).port), MOVED, {})).status === 301;
  await until(isMoved, { withinMs: 30_000 });
}

const product = await Product.start({ content: 'demo', drawsShareImages: true });
try {
  await movePost(product);
  const outcomes = [
    await servesAlike(product, 'Caddy'),
    await servesAlike(product, 'nginx'),
    await buildsAlike(product),
  ];
  if (outcomes.includes(false)) process.exitCode = 1;
} finally {
  await product.stop();
}
