import type { ComparedName } from '#model/catalogue/similar.ts';
import type { Card } from './reads/records.ts';
import { read } from './reads/reads.ts';

/** The others that the page of a record shows, best first. */
export function related<N extends ComparedName>(
  { entity, id }: { entity: ComparedName; id: string },
  others: N,
): Card<N>[] {
  const ids = read('ranked', entity, id, others) ?? [];
  return ids.flatMap((other) => read('summary', others, other) ?? []);
}
