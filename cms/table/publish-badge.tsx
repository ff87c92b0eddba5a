import { formatMoment } from '#model/format/dates.ts';
import { CalendarClock, CircleAlert, CircleCheck, EyeOff, History } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RecordState } from '../client/publishing.ts';
import { Badge } from '../ui/badge.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Visibility } from './visibility.ts';

interface PublishBadgeProps {
  outcome: RecordState;
  /** Whether the public may see what was published. */
  visibility?: Visibility;
  /** Actions shown beside a failure, such as a retry. */
  children?: ReactNode;
}

/** Whether the site shows what was saved. */
export function PublishBadge({ outcome, visibility, children }: PublishBadgeProps) {
  if (outcome.state === 'failed')
    return (
      <WithNote note={outcome.reason}>
        <Badge tone="bad">
          <CircleAlert aria-hidden />
          Failed
        </Badge>
        {children}
      </WithNote>
    );
  if (outcome.state === 'publishing')
    return (
      <Badge tone="wait">
        <Spinner className="size-3!" />
        Publishing
      </Badge>
    );
  if (outcome.state === 'pinned')
    return (
      <WithNote note="The site shows it as before a rollback">
        <Badge tone="wait">
          <History aria-hidden />
          Held back
        </Badge>
      </WithNote>
    );
  return <VisibilityBadge visibility={visibility ?? { kind: 'shown', until: null }} />;
}

/** Whether visitors see a published record now, later or no longer. */
function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  if (visibility.kind === 'scheduled')
    return (
      <WithNote note={scheduleNote(visibility)}>
        <Badge tone="wait">
          <CalendarClock aria-hidden />
          Scheduled
        </Badge>
      </WithNote>
    );
  if (visibility.kind === 'shown')
    return (
      <WithNote note={visibility.until && `Until ${formatMoment(visibility.until, 'en')}`}>
        <Badge tone="good">
          <CircleCheck aria-hidden />
          Live
        </Badge>
      </WithNote>
    );
  return (
    <WithNote note={hiddenNote(visibility)}>
      <Badge tone="calm">
        <EyeOff aria-hidden />
        {visibility.kind === 'draft' ? 'Draft' : 'Hidden'}
      </Badge>
    </WithNote>
  );
}

function hiddenNote(visibility: Visibility): string | null {
  if (visibility.kind === 'ended') return `Taken down ${formatMoment(visibility.at, 'en')}`;
  return visibility.kind === 'surplus' ? `Only the first ${visibility.most} are shown` : null;
}

const scheduleNote = ({ from, until }: { from: string; until: string | null }) =>
  until === null
    ? formatMoment(from, 'en')
    : `${formatMoment(from, 'en')} – ${formatMoment(until, 'en')}`;

const WithNote = ({ note, children }: { note: string | null | false; children: ReactNode }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
    {children}
    {note && <span className="text-xs text-faint">{note}</span>}
  </span>
);
