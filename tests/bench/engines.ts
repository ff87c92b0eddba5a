// SQLite and PostgreSQL side by side, in turn, each as durable as it is in production: time from save
// to live, and what the API reads and writes. SIZE: tours; EDITS of a kind; SECONDS of each round.
import { Product, ADMIN } from '../harness/product.ts';
import { PostgresServer } from '../harness/postgres-server.ts';
import { load, median, type Requests } from './load.ts';
import { fill } from './publishing/catalogue.ts';
import { editsOf } from './publishing/edits.ts';
import { percentile } from './publishing/figures.ts';
import { saveToLive } from './publishing/save-to-live.ts';

const SIZE = Number(process.env['SIZE'] ?? 1_000);
const EDITS = Number(process.env['EDITS'] ?? 60);
const SECONDS = Number(process.env['SECONDS'] ?? 2);
const ROUNDS = 5;
/** Kinds of edits that are measured: what staff save most. */
const KINDS = ['text, both languages', 'name, on lists and home'];
const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', autovacuum: 'on' };
/** Save to live on PostgreSQL, as a multiple of SQLite. */
const MOST = 2;

const postgres = await PostgresServer.start(DURABLE);
const products: Product[] = [];
let isGood = true;
try {
  const client = await postgres.connect();
  await client.query('CREATE DATABASE kheya TEMPLATE template0');
  await client.end();
  for (const database of [undefined, `${postgres.address}/kheya`])
    products.push(
      await Product.start({
        content: 'demo',
        prepare: (db) => fill(db, SIZE),
        ...(database && { database }),
      }),
    );
  console.info(`${SIZE} tours, ${EDITS} edits of a kind, ${ROUNDS} rounds of ${SECONDS} s`);
  console.info(['', 'SQLite', 'PostgreSQL', 'ratio'].map(column).join(''));
  for (const kind of KINDS) await edits(kind);
  await requests('list of 50', (url) => ({ url: `${url}/tour-packages?limit=50` }));
  await requests('detail', (url) => ({ url: `${url}/tour-packages/tour-7` }));
  const tokens = await Promise.all(products.map(signIn));
  await requests('write, 32 clients', (url, n) => ({
    url: `${url}/tour-packages/tour-5`,
    method: 'PUT',
    headers: { authorization: `Bearer ${tokens[n]}`, 'content-type': 'application/json' },
    body: JSON.stringify({ price: 12_345 }),
  }));
} finally {
  for (const product of products) await product.stop();
  await postgres.stop();
}
if (!isGood) process.exitCode = 1;

async function edits(kind: string): Promise<void> {
  const kinds = products.map((product) =>
    editsOf(product, SIZE, EDITS).find((each) => each.kind === kind)!,
  );
  const times: number[][] = products.map(() => []);
  for (let n = 0; n < EDITS; n++)
    for (const [which, product] of products.entries())
      times[which]!.push(await saveToLive(product, kinds[which]!, n));
  for (const part of [0.5, 0.95]) {
    const [sqlite, other] = times.map((each) => percentile(each, part)) as [number, number];
    tell(`${kind}, p${part * 100} ms`, sqlite, other);
    isGood &&= other <= MOST * sqlite;
  }
}

async function requests(name: string, to: (url: string, n: number) => Requests): Promise<void> {
  const rates: number[][] = products.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [which, product] of products.entries()) {
      const own = to(`${product.url}/api/v1`, which);
      rates[which]!.push((await load(name, own, { seconds: SECONDS })).perSecond);
      await product.live();
    }
  const [sqlite, other] = rates.map(median) as [number, number];
  tell(`${name}, per second`, sqlite, other);
}

async function signIn(product: Product): Promise<string> {
  const { body } = await product.call<{ access_token: string }>('POST', '/auth/login', ADMIN);
  return body.access_token;
}

function tell(name: string, sqlite: number, other: number): void {
  const ratio = (other / sqlite).toFixed(2);
  console.info([name, sqlite.toFixed(1), other.toFixed(1), ratio].map(column).join(''));
}

function column(text: string, place: number): string {
  return place === 0 ? text.padEnd(34) : text.padStart(12);
}
