import { entities } from '#model/entities/index.ts';

/** A record as staff can find it: `Tour Package bali`; a page by its address. */
export function recordName({ entity, id }: { entity: string; id: string }): string {
  const label = entities.find(({ name }) => name === entity)?.label.one ?? 'Page';
  return `${label} ${id}`;
}
