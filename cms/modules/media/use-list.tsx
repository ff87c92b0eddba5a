import { entityNamed, type EntityName } from '#model/entities/index.ts';
import type { Use } from '../../client/uploads.ts';

/** More than these are only counted. */
const LISTED = 4;

/** The records that show a picture, by what they are and what they are called. */
export function UseList({ uses }: { uses: readonly Use[] }) {
  const more = uses.length - LISTED;
  return (
    <ul aria-label="Used by" className="text-sm">
      {uses.slice(0, LISTED).map(({ entity, id, label }) => (
        <li key={`${entity} ${id}`}>
          <span className="font-semibold text-text">{label}</span>{' '}
          <span className="text-faint">{entityNamed(entity as EntityName).label.one}</span>
        </li>
      ))}
      {more > 0 && <li className="text-faint">and {more} more</li>}
    </ul>
  );
}
