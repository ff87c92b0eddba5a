import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tourPackage } from '#model/entities/index.ts';
import { draftOf } from '../../api/testing/drafts.ts';
import { headersOf, mailServer } from '../../api/testing/mail-server.ts';
import { fillerOf, mountSmallDisk, unmount } from '../../api/testing/small-disk.ts';
import { comesTrue, type Drill } from './drill.ts';
import { Installation } from './installation.ts';
import { Onlookers, told } from './onlookers.ts';

const FAILING_SECONDS = Number(process.env['FAILING_SECONDS'] ?? 3_700);
/** A standstill of a minute is told; measured every few seconds. */
const HEARD_WITHIN_MS = 80_000;
const AGAIN_WITHIN_MS = 60_000;
const HOUR_SECONDS = 3_600;
const DISK = '64m';
/** What the publisher frees is taken away again. */
const REFILL_MS = 1_000;
const STOPPED = 'publishing has stopped';

/** The publisher's disk is full for an hour: heard everywhere, and mended by itself. */
export const failingPublishes: Drill = async ({ report }) => {
  const mails = await mailServer();
  const env = { SMTP_URL: mails.url, ALERT_EMAIL_TO: 'operator@kheya.test' };
  let folder = '';
  const prepare = (dataDir: string) => {
    folder = join(dataDir, 'site');
    mkdirSync(folder, { recursive: true });
    if (!mountSmallDisk(folder, DISK)) throw new Error('A disk cannot be mounted here');
  };
  const site = await Installation.start({ content: 'none', env, prepare });
  const subjects = () => mails.mails.map((mail) => headersOf(mail)['subject'] ?? '');
  const lines = () => site.told().split(STOPPED).length - 1;
  const faults: string[] = [];
  const expect = (what: string, holds: boolean) => void (holds || faults.push(what));
  try {
    const onlookers = await Onlookers.watch(site, { paths: ['/', '/bn'] });
    const filling = fillerOf(folder);
    const failing = performance.now();
    filling.fill();
    const refilling = setInterval(filling.fill, REFILL_MS);
    const draft = draftOf(tourPackage, { name: 'Waits' });
    const { status, body } = await site.call<{ id: string }>('POST', tourPackage.path, draft);
    expect(`a save is answered ${status}`, status === 201);
    const isHeard = () => lines() > 0 && subjects().includes('Publishing has stopped');
    expect(`not heard within ${HEARD_WITHIN_MS} ms`, await comesTrue(isHeard, HEARD_WITHIN_MS));
    const heardMs = performance.now() - failing;
    const chip = await site.call<{ stopped: boolean }>('GET', '/publishing');
    expect('the chip does not say so', chip.body.stopped);
    expect('/health says ok', (await site.health()).status === 'degraded');
    await wait(Math.max(0, FAILING_SECONDS * 1_000 - heardMs));
    if (FAILING_SECONDS > HOUR_SECONDS) expect(`${lines()} lines after an hour`, lines() === 2);
    const heard = lines();

    clearInterval(refilling);
    filling.free();
    filling.close();
    const since = performance.now();
    const isWhole = async () =>
      (await site.health()).status === 'ok' &&
      (await site.isLive()) &&
      (await site.statusOf(`/tours/${body.id}`)) === 200;
    expect('it is not whole again', await comesTrue(isWhole, AGAIN_WITHIN_MS));
    const ms = performance.now() - since;
    const isOver = () => subjects().includes('Publishing goes on');
    expect('nobody is told that it is over', await comesTrue(isOver, AGAIN_WITHIN_MS));
    faults.push(...(await onlookers.leave()));
    expect(`${onlookers.missed} pages were not 200`, onlookers.missed === 0);
    report({
      damaged: `publishing fails for ${FAILING_SECONDS} s, heard after ${Math.round(heardMs / 1_000)} s, ${heard} lines, mails: ${subjects().join(', ')}`,
      ms,
      visitors: told(onlookers.pages),
      staff: told(onlookers.saves),
      left: `${site.processes().length} processes`,
      faults,
    });
  } finally {
    await site.down();
    unmount(folder);
    await site.remove();
    await mails.close();
  }
};
