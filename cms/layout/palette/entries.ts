import type { EntityName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { recordTitle } from '../../client/record-title.ts';

/** Something that the palette leads to. */
export interface Entry {
  /** Unique among the entries; stored in the recents. */
  key: string;
  title: string;
  titleBn: string | null;
  /** The kind of record or act, shown beside the title. */
  kind: string;
  /** The module that has it; nothing for an act of the frame. */
  module: string | null;
  target:
    | { to: 'module' }
    | { to: 'new'; entity: EntityName }
    | { to: 'record'; entity: EntityName; id: string }
    | { to: 'password' }
    | { to: 'sign-out' };
}

/** A record by its first text, in both languages. */
export function recordEntry(
  entity: Entity,
  module: string,
  record: { id: string } & Readonly<Record<string, unknown>>,
): Entry {
  return {
    key: `record:${entity.name}:${record.id}`,
    ...recordTitle(entity, record),
    kind: entity.label.one,
    module,
    target: { to: 'record', entity: entity.name as EntityName, id: record.id },
  };
}
