import { entityNamed, type DetailName } from '#model/entities/index.ts';
import type { Shown } from '../reads/records.ts';
import { read } from '../reads/reads.ts';

const hasSlug = (entity: DetailName) => 'slug' in entityNamed(entity).fields;

/** The last part of the address of every record: its slug, and its id where it has none. */
export const addressesOf = (entity: DetailName): string[] => read('slugs', entity);

/** The record at an address: by slug, else by id where that is how it is addressed. */
export function recordAt<N extends DetailName>(entity: N, address: string): Shown<N> | null {
  if (!hasSlug(entity)) return read('record', entity, address);
  const found = read('slug', entity, address) ?? read('record', entity, address);
  return found && ((found as { slug?: string | null }).slug ?? found.id) === address ? found : null;
}
