import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damageAndWatch, type Drill } from './drill.ts';
import { Installation } from './installation.ts';

const WITHIN_MS = 60_000;
const HALF = '{"checked_at":"2026-0';

/** Files of the publisher's state, half written: with the publisher alive, and killed. */
export const stateFiles: Drill = async ({ report }) => {
  const site = await Installation.start({ content: 'demo' });
  try {
    for (const name of ['self-check.json', 'publisher.json', 'publisher.lock'])
      for (const isKilled of [false, true]) {
        // The lock of a publisher that lives is an open transaction, not the bytes of its file.
        if (name === 'publisher.lock' && !isKilled) continue;
        const row = await damageAndWatch(site, {
          damaged: `${name} half written, the publisher ${isKilled ? 'killed' : 'at work'}`,
          damage: async () => {
            if (isKilled) await site.signal('publisher', 'SIGKILL');
            await writeFile(join(site.dataDir, 'site', name), HALF);
          },
          withinMs: WITHIN_MS,
        });
        report(row);
      }
  } finally {
    await site.remove();
  }
};
