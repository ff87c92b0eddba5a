import { formatMoment } from '#model/dates.ts';
import { SITE, type Publishing, type Target } from '../../client/publishing.ts';
import { Badge } from '../../ui/badge.tsx';

function stateOf({ delivered, attempts }: Target, revision: number) {
  if (delivered >= revision) return { tone: 'good', words: 'Up to date' } as const;
  return attempts === 0
    ? ({ tone: 'wait', words: 'On its way' } as const)
    : ({ tone: 'bad', words: 'Failing' } as const);
}

function behindBy(saves: number): string {
  if (saves <= 0) return 'Has everything that was saved';
  return saves === 1 ? '1 save behind' : `${saves} saves behind`;
}

/** Everything that is told of a save: the site here, and the hooks of hosts elsewhere. */
export const Targets = ({ targets, revision }: Pick<Publishing, 'targets' | 'revision'>) => (
  <ul className="divide-y divide-hairline rounded-card border border-hairline bg-raised">
    {targets.map((target) => {
      const { tone, words } = stateOf(target, revision);
      return (
        <li key={target.name} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
          <span className="min-w-40 font-bold [overflow-wrap:anywhere]">
            {target.name === SITE ? 'This website' : target.name}
          </span>
          <Badge tone={tone}>{words}</Badge>
          <span className="text-sm text-faint tabular-nums">
            {behindBy(revision - target.delivered)}
          </span>
          {target.attempts > 0 && (
            <span className="basis-full text-sm text-soft">
              {target.last_status}
              {` (${target.attempts} ${target.attempts === 1 ? 'try' : 'tries'})`}
              {target.next_attempt_at && `, next ${formatMoment(target.next_attempt_at, 'en')}`}
            </span>
          )}
        </li>
      );
    })}
  </ul>
);
