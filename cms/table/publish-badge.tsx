import { CircleAlert, CircleCheck, EyeOff } from 'lucide-react';
import type { PublishState } from '../client/publishing.ts';
import { Badge } from '../ui/badge.tsx';
import { Spinner } from '../ui/spinner.tsx';

interface PublishBadgeProps {
  outcome: PublishState;
  /** Whether the public may see what was published. */
  shown?: boolean;
}

/** Whether the site shows what was saved. */
export function PublishBadge({ outcome, shown = true }: PublishBadgeProps) {
  if (outcome.state === 'failed')
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Badge tone="bad">
          <CircleAlert aria-hidden />
          Failed
        </Badge>
        <span className="text-xs text-faint">{outcome.reason}</span>
      </span>
    );
  if (outcome.state === 'publishing')
    return (
      <Badge tone="wait">
        <Spinner className="size-3!" />
        Publishing
      </Badge>
    );
  return shown ? (
    <Badge tone="good">
      <CircleCheck aria-hidden />
      Live
    </Badge>
  ) : (
    <Badge tone="calm">
      <EyeOff aria-hidden />
      Hidden
    </Badge>
  );
}
