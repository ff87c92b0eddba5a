import { entityNamed, type EntityName } from '#model/entities/index.ts';

/** The address of the list of an entity's records; a module may have several. */
export function listOf(name: EntityName): string {
  const { module, path } = entityNamed(name);
  return module === 'site-management' ? path.slice(1) : module;
}
