import { formatMoment } from '#model/dates.ts';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { messageFor } from '../../client/api-error.ts';
import { retry, type Failure } from '../../client/publishing.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.tsx';
import { recordName } from './record-name.ts';

interface FailedRecordsProps {
  failures: readonly Failure[];
  onRetried: () => void;
}

/** What the site does not show as it was saved, with the reason and another try. */
export function FailedRecords({ failures, onRetried }: FailedRecordsProps) {
  const [busy, setBusy] = useState<Failure | null>(null);
  const again = async (failure: Failure) => {
    setBusy(failure);
    try {
      await retry(failure);
      notify.success(`${recordName(failure)} is published again`);
    } catch (error) {
      notify.error(messageFor(error, 'Failed to publish again'));
    } finally {
      setBusy(null);
      onRetried();
    }
  };
  return (
    <ul className="space-y-3">
      {failures.map((failure) => (
        <li
          key={`${failure.entity} ${failure.id}`}
          className="flex flex-wrap items-center gap-3 rounded-card border border-bad bg-bad-soft p-4"
        >
          <div className="min-w-60 flex-1 text-sm [overflow-wrap:anywhere]">
            <p className="font-bold">{recordName(failure)}</p>
            <p>{failure.reason}</p>
            <p className="text-soft">{formatMoment(failure.failed_at, 'en')}</p>
          </div>
          {failure.entity !== 'page' && (
            <Button
              busy={busy === failure}
              onClick={() => again(failure)}
              aria-label={`Retry ${recordName(failure)}`}
            >
              <RotateCw aria-hidden />
              Retry
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
