import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** Paths of it on usual systems, the smallest first. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The setting's value for a machine that is to have none. */
export const NO_CHROMIUM = 'none';

/** The Chromium that a setting names, or the machine's own; undefined where there is none. */
export function chromiumOf(setting: string | undefined): string | undefined {
  if (setting === NO_CHROMIUM) return undefined;
  if (setting && !existsSync(setting)) throw new Error(`BROCHURES: there is no ${setting}`);
  return setting || KNOWN.find((path) => existsSync(path));
}

interface Printing {
  chromium: string;
  url: string;
  /** Folder that Chromium works in, removed afterwards. */
  profile: string;
  /** A Chromium that takes longer hangs. */
  withinMs: number;
  stop: AbortSignal;
}

/** Prints a page of this machine: the bytes of the PDF. Rejects where that fails. */
export async function printPage(printing: Printing): Promise<Buffer> {
  const { profile } = printing;
  const file = join(profile, 'page.pdf');
  try {
    await rm(profile, { recursive: true, force: true });
    await mkdir(profile, { recursive: true });
    await run(printing, file);
    const bytes = await readFile(file);
    const isWhole = bytes.subarray(0, 5).equals(START) && bytes.subarray(-32).includes(END);
    if (!isWhole) throw new Error('Chromium wrote no whole PDF');
    return bytes;
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const START = Buffer.from('%PDF-');
const END = '%%EOF';

const FLAGS = [
  '--headless',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-background-networking',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-proxy-server',
  '--no-pdf-header-footer',
  // Nothing is fetched from other hosts: one that hangs would hold up the print.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

function run({ chromium, url, profile, withinMs, stop }: Printing, file: string): Promise<void> {
  const args = [...FLAGS, `--user-data-dir=${profile}`, `--print-to-pdf=${file}`];
  // Its sandbox is not for root. What it opens are pages of ours, and no script of theirs runs.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return new Promise((resolve, reject) => {
    // In a group of its own: Chromium is many processes, and all of them are to end.
    const child = spawn(chromium, [...args, url], { stdio: 'ignore', detached: true });
    const ended = AbortSignal.any([stop, AbortSignal.timeout(withinMs)]);
    const end = () => whileItRuns(() => process.kill(-child.pid!, 'SIGKILL'));
    ended.addEventListener('abort', end);
    // Serving, saving and rendering go first.
    child.on('spawn', () =>
      whileItRuns(() => setPriority(child.pid!, constants.priority.PRIORITY_LOW)),
    );
    child.on('error', reject);
    child.on('close', (code, signal) => {
      ended.removeEventListener('abort', end);
      // Processes of a Chromium that crashed may have outlived it.
      end();
      if (code === 0) resolve();
      else if (ended.aborted) reject(new Error('Chromium was ended: it took too long'));
      else reject(new Error(`Chromium ended with ${code ?? signal}`));
    });
  });
}

/** Does to a process what fails where that has ended already. */
function whileItRuns(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing is left to do.
  }
}
