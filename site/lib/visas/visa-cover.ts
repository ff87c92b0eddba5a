import { hashOf } from './hash.ts';

/** Fallbacks for a country without a picture; the visa's id chooses one. */
const ANY_COUNTRY = ['visa-1', 'visa-2', 'visa-3'];
/** Fallbacks until those are drawn. */
const ANY_PLACE = ['dubai', 'santorini', 'bali'];

/**
 * The stock picture of a visa's country: its own where it has been drawn, else one of three that is
 * always the same for the same visa. `drawn` are the names of those there are.
 */
export function visaCover(
  drawn: ReadonlySet<string>,
  { id, code }: { id: string; code: string | undefined },
): string | undefined {
  const there = (names: string[]) => names.filter((name) => drawn.has(name));
  const [own] = there(code ? [`visa-${code.toLowerCase()}`] : []);
  const shared = there(ANY_COUNTRY);
  const choice = shared.length > 0 ? shared : there(ANY_PLACE);
  const name = own ?? choice[hashOf(id) % choice.length];
  return name && `/stock/${name}.webp`;
}
