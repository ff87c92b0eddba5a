import { formatMoment } from '#model/format/dates.ts';
import { CalendarClock, Clock } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Lead } from './inbox.ts';
import { isDue, minutesWaited, spanInWords, WAITS } from './pipeline-filter.ts';
import { useNow } from '../use-now.ts';

const PROMISED = Number(WAITS[0]);

/** How long somebody has waited for an answer, red beyond what was promised; and what comes next. */
export function WaitingBadge({ lead }: { lead: Lead }) {
  const now = useNow();
  const waited = minutesWaited(lead, now);
  const { next_step, next_step_at } = lead;
  return (
    <>
      {waited !== null && (
        <span className="whitespace-nowrap lg:max-xl:whitespace-normal">
          <Badge tone={waited >= PROMISED ? 'bad' : 'wait'}>
            <Clock aria-hidden />
            Unanswered {spanInWords(waited)}
          </Badge>
        </span>
      )}
      {(next_step !== null || next_step_at !== null) && (
        <span
          className={classNames(
            'inline-flex items-start gap-1.5 text-xs',
            isDue(lead, now) ? 'font-semibold text-bad' : 'text-faint',
          )}
        >
          <CalendarClock aria-hidden className="size-3.5 shrink-0" />
          {isDue(lead, now) ? 'Overdue: ' : ''}
          {next_step ?? 'Next step'}
          {next_step_at !== null && `, ${formatMoment(next_step_at, 'en')}`}
        </span>
      )}
    </>
  );
}
