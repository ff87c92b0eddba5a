import { writeFileWhole } from './files.ts';
import type { Publisher } from './publisher.ts';

/** What rendering everything again has found, kept for whoever asks how the site is. */
interface SelfCheck {
  checked_at: string;
  checked: number;
  /** How many files are not as the content says. */
  differing: number;
  /** The first of them. */
  paths: string[];
}

/** More are not named. */
const NAMED = 20;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Bangladesh is this far ahead of UTC, summer and winter. */
const AHEAD_MS = 6 * 60 * 60 * 1000;
/** The agency sleeps, and so do most who look at its site. */
const HOUR_MS = 3 * 60 * 60 * 1000;

/** How long it is until three in the morning, in Dhaka. */
export function untilNight(now: Date): number {
  const sinceNight = (now.getTime() + AHEAD_MS - HOUR_MS) % DAY_MS;
  return DAY_MS - sinceNight;
}

interface Options {
  publisher: Pick<Publisher, 'verify'>;
  /** Where what was found is kept. */
  file: string;
  clock: () => Date;
}

/** Renders every page and compares it with its file; a difference is an alarm. */
export async function checkItself({ publisher, file, clock }: Options) {
  const { checked, differing } = await publisher.verify();
  const found: SelfCheck = {
    checked_at: clock().toISOString(),
    checked,
    differing: differing.length,
    paths: differing.slice(0, NAMED),
  };
  await writeFileWhole(file, Buffer.from(JSON.stringify(found)));
  if (differing.length > 0)
    console.error(
      `The site is not as its content: ${differing.length} of ${checked} files differ, such as ${found.paths.join(', ')}`,
    );
  return { checked, differing };
}

/** Does so every night, until it is stopped. */
export function checkEveryNight(options: Options, stop: AbortSignal): void {
  const check = async () => {
    if (stop.aborted) return;
    try {
      await checkItself(options);
    } catch (error) {
      console.error(`The site could not be checked: ${String(error)}`);
    }
    checkEveryNight(options, stop);
  };
  setTimeout(check, untilNight(options.clock())).unref();
}
