import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Brochures, BROCHURES_STAMP } from './brochures.ts';

let folder: string;
let brochures: Brochures | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kheya-brochures-'));
});
afterEach(async () => {
  await brochures?.close();
  await rm(folder, { recursive: true, force: true });
});

const PAGE = 'tours/a.html';
const releaseDir = () => join(folder, 'release');
const pageAt = (name: string) => join(releaseDir(), name);
const brochure = () => join(folder, 'site/assets/tours/a/brochure.pdf');
const printed = () => existsSync(brochure()) && readFileSync(brochure(), 'utf8');

let minute = 0;
function publish(name: string, html: string): void {
  mkdirSync(dirname(pageAt(name)), { recursive: true });
  writeFileSync(pageAt(name), html);
  const time = new Date(1_800_000_000_000 + 60_000 * minute++);
  utimesSync(pageAt(name), time, time);
}
const OFFER = '<a href="/tours/a/brochure.pdf">';

/** Stands in for Chromium: what it does with the file that it is to write, and the address. */
function chromium(script: string): string {
  const file = join(folder, 'chromium.sh');
  const head = '#!/bin/sh\nfor a in "$@"; do case $a in --print-to-pdf=*) F=${a#*=};; esac; done\n';
  writeFileSync(file, `${head}echo x >> ${folder}/runs\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}
const runs = () =>
  existsSync(join(folder, 'runs')) ? readFileSync(join(folder, 'runs'), 'utf8').length / 2 : 0;
const PRINTS = 'printf "%%PDF-1.7\\n%s\\n%%%%EOF\\n" "$(date +%N)" > "$F"';

function started(script: string | undefined, isIdle = () => true): Brochures {
  brochures = new Brochures({
    releaseDir: releaseDir(),
    assetsDir: join(folder, 'site/assets'),
    readPicture: async () => undefined,
    chromium: script && chromium(script),
    isIdle,
    idleMs: 0,
    printMs: 400,
    retryMs: 20,
  });
  return brochures;
}
const leftovers = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tmp$|\.chromium/.test(name),
  );

test('a page that offers a brochure gets one, again when it changes, and none when it is gone', async () => {
  const made = started(PRINTS);
  publish(PAGE, OFFER);
  publish('tours/b.html', 'offers none');
  publish('about.html', '<a href="/about/brochure.pdf">');
  made.add([PAGE, 'tours/b.html', 'about.html'].map(pageAt));
  await expect.poll(() => printed()).toContain('%%EOF');
  await expect.poll(() => existsSync(join(folder, 'site/assets', BROCHURES_STAMP))).toBe(true);
  const first = printed();
  await made.repair();
  await wait(100);
  expect([printed(), runs()]).toEqual([first, 1]);

  publish(PAGE, `${OFFER} changed`);
  made.add([pageAt(PAGE)]);
  await expect.poll(() => [printed() !== first, runs()]).toEqual([true, 2]);
  rmSync(pageAt(PAGE));
  made.add([pageAt(PAGE)]);
  expect(printed()).toBe(false);
  expect(leftovers()).toEqual([]);
});

test('nothing is printed while pages wait, and none stays that a page offers no more', async () => {
  let isIdle = false;
  const made = started(PRINTS, () => isIdle);
  publish(PAGE, OFFER);
  made.add([pageAt(PAGE)]);
  await wait(700);
  expect(runs()).toBe(0);
  isIdle = true;
  await expect.poll(() => printed()).toContain('%PDF');
  publish(PAGE, 'moved');
  await made.repair();
  await expect.poll(() => printed()).toBe(false);
});

test.each([
  ['crashes', 'kill -SEGV $$'],
  ['hangs', 'sleep 60 & wait'],
  ['ends half-way', 'printf "%%PDF-1.7" > "$F"'],
  ['writes nothing', 'exit 0'],
])('a Chromium that %s leaves what was there, and is tried again', async (_, fault) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  publish(PAGE, OFFER);
  const made = started(`[ $(wc -l < ${folder}/runs) -gt 2 ] && { ${PRINTS}; exit 0; }\n${fault}`);
  made.add([pageAt(PAGE)]);
  await expect.poll(() => printed()).toContain('%%EOF');
  expect(runs()).toBe(3);
  expect(error).toHaveBeenCalledTimes(1);
  expect(leftovers()).toEqual([]);
  error.mockRestore();
});

test('a stop ends a Chromium that hangs, and a machine without one removes what another made', async () => {
  publish(PAGE, OFFER);
  const made = started('sleep 60 & wait');
  made.add([pageAt(PAGE)]);
  await expect.poll(() => runs()).toBe(1);
  await made.close();
  expect(leftovers()).toEqual([]);
  mkdirSync(dirname(brochure()), { recursive: true });
  writeFileSync(brochure(), 'older');
  await started(undefined).repair();
  await expect.poll(() => printed()).toBe(false);
});
