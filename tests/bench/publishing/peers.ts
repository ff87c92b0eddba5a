import { measureAstro } from './astro.ts';
import { measureEleventy } from './eleventy.ts';
import { measureHugo } from './hugo.ts';
import { measureNext } from './next.ts';
import type { Peer, PeerFigures } from './peer.ts';

/** The first is the baseline of the others. */
const peers: Readonly<Record<string, Peer>> = {
  Astro: measureAstro,
  Hugo: measureHugo,
  Eleventy: measureEleventy,
  Next: measureNext,
};

/** Callbacks, called as soon as each tool is measured. */
export interface PeerTeller {
  measured: (figures: PeerFigures) => void;
  leftOut: (name: string, reason: string) => void;
}

/**
 * Other tools on the same texts in the same number of pages, one text edit each. Their pages are
 * plain, with a head, two menus, the text, and a list of four: far less than ours have. A tool that
 * is not installed and cannot be fetched is reported and left out.
 */
export async function measurePeers(size: number, times: number, tell: PeerTeller): Promise<void> {
  for (const [name, measure] of Object.entries(peers)) {
    try {
      tell.measured(await measure(size, times));
    } catch (error) {
      tell.leftOut(name, (error as Error).message);
    }
  }
}
