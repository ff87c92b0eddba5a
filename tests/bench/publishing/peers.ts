import { measureEleventy } from './eleventy.ts';
import { measureHugo } from './hugo.ts';
import { measureNext } from './next.ts';
import type { Peer, PeerFigures } from './peer.ts';

const peers: Readonly<Record<string, Peer>> = {
  Hugo: measureHugo,
  Eleventy: measureEleventy,
  Next: measureNext,
};

/**
 * Other tools on the same texts in the same number of pages, one edit of a text each. Their pages
 * are plain, with a head, two menus, the text, and a list of four: far less than ours have. What is
 * not installed and cannot be fetched is told, and left out.
 */
export async function measurePeers(
  size: number,
  times: number,
  isLeftOut: (name: string, reason: string) => void,
): Promise<PeerFigures[]> {
  const figures: PeerFigures[] = [];
  for (const [name, measure] of Object.entries(peers)) {
    try {
      figures.push(await measure(size, times));
    } catch (error) {
      isLeftOut(name, (error as Error).message);
    }
  }
  return figures;
}
