// Time from save to live, by size of the catalogue and kind of edit, beside the full build that
// would show the same change; and the time of each step beside that build, share images apart.
// SIZES: tours, each of them two pages; EDITS of a kind, or 0; BUILDS: full builds; PEERS=1: other
// tools on the same texts, installed on first use.
import { Product } from '../harness/product.ts';
import { fill } from './publishing/catalogue.ts';
import { editsOf, type Edit } from './publishing/edits.ts';
import {
  format,
  HEAD,
  memory,
  percentile,
  row,
  share,
  shares,
  type Figures,
} from './publishing/figures.ts';
import { measurePeers, type PeerTeller } from './publishing/peers.ts';
import { saveToLive } from './publishing/save-to-live.ts';
import { clocked, measureWhole } from './publishing/whole.ts';

const SIZES = (process.env['SIZES'] ?? '100,1000,5000').split(',').map(Number);
const EDITS = Number(process.env['EDITS'] ?? 100);
const BUILDS = Number(process.env['BUILDS'] ?? 1);
const PEERS = process.env['PEERS'] === '1';
const PEER_EDITS = 10;

/** Median of each kind in the smallest catalogue. */
const medians = new Map<string, number>();

for (const size of SIZES) await measure(size);

async function measure(size: number): Promise<void> {
  const begin = performance.now();
  const product = await Product.start({
    content: 'demo',
    drawsShareImages: true,
    prepare: (db) => fill(db, size),
  });
  try {
    console.info(`\n${size} tours in either language`);
    console.info(`filled and published in ${format(performance.now() - begin)} ms`);
    await product.killPublisher();
    const start = performance.now();
    await product.startPublisher();
    const ready = format(performance.now() - start);
    console.info(`started again in ${ready} ms, ${memory(product.pidOf('publisher'))}`);
    console.info(HEAD);
    const edits = EDITS > 0 ? editsOf(product, size, EDITS) : [];
    for (const edit of edits) tell(await timesOf(product, edit));
    const whole = await measureWhole(product);
    await product.killPublisher();
    if (BUILDS > 0) {
      const builds = await fullBuilds(product);
      tell({ kind: 'astro build', pages: undefined, live: builds });
      console.info(shares(percentile(builds, 0.5), whole).join('\n'));
    }
    if (PEERS) await measurePeers(size, PEER_EDITS, peerTeller());
  } finally {
    await product.stop();
  }
}

/** Peers have plain pages: their builds compare with Astro's build of the same plain pages. */
function peerTeller(): PeerTeller {
  let plain: number | undefined;
  return {
    measured: ({ name, build, edits }) => {
      tell({ kind: `${name}, one page`, pages: undefined, live: edits });
      if (name.startsWith('Astro')) plain = build;
      const goal = name.startsWith('Next') ? '4 at least' : undefined;
      if (plain) console.info(share(`${name} build`, build, plain, goal));
    },
    leftOut: (name, reason) => console.info(`${name.padEnd(26)} left out: ${reason}`),
  };
}

function tell(figures: Figures): void {
  console.info(row(figures, medians.get(figures.kind)));
  if (!medians.has(figures.kind)) medians.set(figures.kind, percentile(figures.live, 0.5));
}

async function fullBuilds(product: Product): Promise<number[]> {
  const times: number[] = [];
  for (let build = 0; build < BUILDS; build++) times.push(await clocked(() => product.fullBuild()));
  return times;
}

async function timesOf(product: Product, edit: Edit): Promise<Figures> {
  const live: number[] = [];
  for (let n = 0; n < edit.times; n++) live.push(await saveToLive(product, edit, n));
  const held = memory(product.pidOf('publisher'));
  return { kind: edit.kind, pages: await lastPages(product), live, held };
}

/** Files that the last publish replaced. */
async function lastPages(product: Product): Promise<number | undefined> {
  const { body } = await product.call<{ pages: number }[]>('GET', '/publishing/publishes');
  return body[0]?.pages;
}
