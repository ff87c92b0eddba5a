import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EVERY_MS } from '../../api/features/health/monitor.ts';
import { fillerOf, mountSmallDisk, unmount } from '../../api/testing/small-disk.ts';
import { Work } from '../publishing/full-disk-work.ts';
import { comesTrue, type Drill } from './drill.ts';
import { Installation } from './installation.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 12);
const DISK = '40m';
/** So soon all is as it was, without a restart. */
const WHOLE_AGAIN_MS = 10_000;
/** Far longer: what is wrong then stays wrong. */
const PATIENCE_MS = 60_000;

/** A disk that is full during saves, leads, uploads and publishing, then freed. */
export const fullDisk: Drill = async ({ report }) => {
  const disk = mkdtempSync(join(tmpdir(), 'kheya-repair-disk-'));
  if (!mountSmallDisk(disk, DISK)) throw new Error('A disk cannot be mounted here');
  // Temporary files of SQLite lie on it, too.
  const env = { TMPDIR: disk };
  const site = await Installation.start({ content: 'none', under: disk, env });
  const filling = fillerOf(disk);
  const faults: string[] = [];
  const pages = new Map<number, number>();
  try {
    const work = new Work(site);
    for (let n = 0; n < 3; n++) await work.once();
    await site.live();
    for (let round = 0; round < ROUNDS; round++) {
      filling.fill();
      await work.once();
      const status = await site.statusOf('/tours');
      pages.set(status, (pages.get(status) ?? 0) + 1);
    }
    // Health is measured every few seconds: all rounds may lie between two measurements.
    filling.fill();
    const isTold = async () => (await site.health()).status === 'degraded';
    if (!(await comesTrue(isTold, 2 * EVERY_MS))) faults.push('/health says ok on a full disk');
    filling.free();
    const since = performance.now();
    const isWhole = async () => (await site.health()).status === 'ok' && (await site.isLive());
    if (!(await comesTrue(isWhole, PATIENCE_MS))) faults.push('it is not whole again');
    const ms = performance.now() - since;
    if (ms > WHOLE_AGAIN_MS) faults.push(`whole again after more than ${WHOLE_AGAIN_MS} ms`);

    faults.push(...answerFaults(work), ...(await losses(site, work)));
    if ([...pages.keys()].some((status) => status !== 200)) faults.push('pages were not 200');
    const { differing } = await site.verified();
    if (differing.length > 0) faults.push(`pages differ: ${differing.join(', ')}`);
    await comesTrue(async () => (await site.temporaryFiles()).length === 0, WHOLE_AGAIN_MS);
    const left = await site.temporaryFiles();
    if (left.length > 0) faults.push(`temporary files are left: ${left.join(', ')}`);
    report({
      damaged: `a disk of ${DISK}, filled to the last byte ${ROUNDS} times`,
      ms,
      visitors: [...pages].map(([status, count]) => `${count} × ${status}`).join(', '),
      staff: [...work.seen].map(([what, codes]) => `${what} ${[...codes].join('/')}`).join(', '),
      left: `${left.length} temporary files`,
      faults,
    });
  } finally {
    filling.close();
    await site.remove();
    unmount(disk);
    rmSync(disk, { recursive: true });
  }
};

const ALLOWED: ReadonlySet<number> = new Set([200, 201, 204, 507]);

function answerFaults({ seen, wordless }: Work): string[] {
  const wrong = [...seen].flatMap(([what, codes]) =>
    [...codes].filter((code) => !ALLOWED.has(code)).map((code) => `a ${what} is answered ${code}`),
  );
  return wordless.length > 0 ? [...wrong, `${wordless.length} answers have no words`] : wrong;
}

/** Acknowledged work that is not there. */
async function losses(site: Installation, work: Work): Promise<string[]> {
  const idsOf = async (path: string) =>
    new Set((await site.call<{ id: string }[]>('GET', path)).body.map(({ id }) => id));
  const [leads, tours] = [await idsOf('/contact-submissions'), await idsOf('/tour-packages')];
  const lost = [
    ...work.leads.filter((id) => !leads.has(id)).map((id) => `lead ${id}`),
    ...work.tours.filter((id) => !tours.has(id)).map((id) => `tour ${id}`),
    ...work.removed.filter((id) => tours.has(id)).map((id) => `removal of ${id}`),
  ];
  for (const id of work.tours)
    if ((await site.statusOf(`/tours/${id}`)) !== 200) lost.push(`page of ${id}`);
  for (const url of work.pictures) if ((await site.statusOf(url)) !== 200) lost.push(url);
  return lost.map((each) => `acknowledged, and not there: ${each}`);
}
