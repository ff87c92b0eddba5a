import { damageAndWatch, type Drill } from './drill.ts';
import { Installation, type Part } from './installation.ts';

/** A hang is noticed within half a minute; what is started again gets as long. */
const WITHIN_MS = { SIGKILL: 20_000, SIGSTOP: 60_000 } as const;

const victims: readonly (readonly [Part, keyof typeof WITHIN_MS])[] = [
  ['publisher', 'SIGKILL'],
  ['api', 'SIGKILL'],
  ['publisher', 'SIGSTOP'],
  ['api', 'SIGSTOP'],
];

/** One process dies or hangs: it is replaced, and the other goes on. */
export const processes: Drill = async ({ report }) => {
  const site = await Installation.start({ content: 'demo' });
  try {
    for (const [part, signal] of victims) {
      let was: number | undefined;
      const isReplaced = async () => {
        const [now] = site.processes(part);
        return now !== undefined && now !== was;
      };
      const row = await damageAndWatch(site, {
        damaged: `${signal} of the ${part}`,
        damage: async () => (was = await site.signal(part, signal)),
        isWhole: isReplaced,
        withinMs: WITHIN_MS[signal],
      });
      report(row);
    }
  } finally {
    await site.remove();
  }
};
