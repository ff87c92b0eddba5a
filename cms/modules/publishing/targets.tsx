import { formatMoment } from '#model/format/dates.ts';
import type { Publishing, TargetStatus } from '#model/publishing/index.ts';
import { SITE } from '#model/publishing/names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Deliveries } from './deliveries.tsx';

type Shown = Pick<Publishing, 'targets' | 'revision' | 'pinned'>;

function stateOf({ name, delivered, attempts }: TargetStatus, { revision, pinned }: Shown) {
  if (delivered >= revision && name === SITE && pinned > 0)
    return { tone: 'wait', words: 'As before a rollback' } as const;
  if (delivered >= revision) return { tone: 'good', words: 'Up to date' } as const;
  return attempts === 0
    ? ({ tone: 'wait', words: 'On its way' } as const)
    : ({ tone: 'bad', words: 'Failing' } as const);
}

function progressOf({ name, delivered }: TargetStatus, { revision, pinned }: Shown): string {
  const saves = revision - delivered;
  if (saves <= 0 && name === SITE && pinned > 0)
    return pinned === 1
      ? '1 page does not show what was saved'
      : `${pinned} pages do not show what was saved`;
  if (saves <= 0) return 'Has everything that was saved';
  return saves === 1 ? '1 save behind' : `${saves} saves behind`;
}

/** How long it has been so: what it took last, and since when it takes nothing. */
function sinceOf({ delivered_at, failing_since }: TargetStatus): string | undefined {
  if (failing_since) return `Failing since ${formatMoment(failing_since, 'en')}`;
  return delivered_at ? `Last delivery ${formatMoment(delivered_at, 'en')}` : undefined;
}

interface TargetsProps {
  status: Shown;
  onResend: (target: string, everything: boolean) => Promise<void>;
}

/** Everything that is told of a save: the site here, and hosts elsewhere. */
export const Targets = ({ status, onResend }: TargetsProps) =>
  status.targets.length === 0 ? (
    <p className="p-4 text-sm text-faint">The website was not told of any save yet.</p>
  ) : (
    <ul className="divide-y divide-hairline">
      {status.targets.map((target) => {
        const { name } = target;
        const { tone, words } = stateOf(target, status);
        const since = name === SITE ? undefined : sinceOf(target);
        return (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
            <span className="min-w-40 font-bold">{name === SITE ? 'This website' : name}</span>
            <Badge tone={tone}>{words}</Badge>
            <span className="text-sm text-faint tabular-nums">
              {progressOf(target, status)}
              {since && `. ${since}`}
            </span>
            {target.attempts > 0 && (
              <span className="basis-full text-sm text-soft">
                {target.last_status}
                {` (${target.attempts} ${target.attempts === 1 ? 'try' : 'tries'})`}
                {target.next_attempt_at && `, next ${formatMoment(target.next_attempt_at, 'en')}`}
              </span>
            )}
            {name !== SITE && <Deliveries target={target} onResend={onResend} />}
          </li>
        );
      })}
    </ul>
  );
