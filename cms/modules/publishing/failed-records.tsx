import { formatMoment } from '#model/format/dates.ts';
import type { Failure } from '#model/publishing/index.ts';
import { PAGE } from '#model/publishing/names.ts';
import { RotateCw } from 'lucide-react';
import { failureOf } from '../../client/api-error.ts';
import { useRetry } from '../../client/use-retry.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.tsx';
import { useRecordNames, type RecordName } from './use-record-names.ts';

/** Records that failed to publish, each with the reason and a retry. */
export function FailedRecords({ failures }: { failures: readonly Failure[] }) {
  const nameOf = useRecordNames(failures);
  return (
    <ul className="space-y-3">
      {failures.map((failure) => (
        <FailedRecord
          key={`${failure.entity} ${failure.id}`}
          failure={failure}
          name={nameOf(failure)}
        />
      ))}
    </ul>
  );
}

function FailedRecord({ failure, name }: { failure: Failure; name: RecordName }) {
  const { isBusy, again } = useRetry();
  const retry = async () => {
    try {
      await again(failure);
      notify.success(`${name.title} is published again`);
    } catch (error) {
      notify.error(...failureOf(error, 'Failed to publish again'));
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-bad bg-bad-soft p-4">
      <div className="min-w-[min(100%,15rem)] flex-1 text-sm">
        <p className="font-bold">{name.title}</p>
        <p>{failure.reason}</p>
        <p className="text-soft">
          {name.kind} · {formatMoment(failure.failed_at, 'en')}
        </p>
      </div>
      {failure.entity !== PAGE && (
        <Button busy={isBusy} onClick={retry} aria-label={`Retry ${name.title}`}>
          <RotateCw aria-hidden />
          Retry
        </Button>
      )}
    </li>
  );
}
