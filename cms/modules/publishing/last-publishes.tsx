import { formatMoment } from '#model/format/dates.ts';
import type { Publish } from '#model/publishing/index.ts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { PublishedRecords } from './published-records.tsx';

interface LastPublishesProps {
  publishes: readonly Publish[];
  /** Undefined without the permission to roll back. */
  onRollBack: ((publish: Publish) => Promise<void>) | undefined;
}

export function LastPublishes({ publishes, onRollBack }: LastPublishesProps) {
  const [asking, setAsking] = useState<Publish | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onRollBack!(asking!).finally(() => setBusy(false));
    setAsking(null);
  };
  return (
    <>
      <ol className="divide-y divide-hairline rounded-card border border-hairline bg-raised">
        {publishes.map((publish) => (
          <li key={publish.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <div className="min-w-[min(100%,15rem)] flex-1">
              <p className="font-semibold">
                <time dateTime={publish.published_at}>
                  {formatMoment(publish.published_at, 'en')}
                </time>
              </p>
              <PublishedRecords publish={publish} />
            </div>
            <span className="text-sm text-faint tabular-nums">
              {publish.pages} {publish.pages === 1 ? 'page' : 'pages'}
            </span>
            {publish.state === 'live' ? (
              <Badge tone="good">Live</Badge>
            ) : (
              <Badge tone="calm">Rolled back</Badge>
            )}
            {onRollBack && publish.state === 'live' && (
              <Button
                onClick={() => setAsking(publish)}
                aria-label={`Roll back to before ${formatMoment(publish.published_at, 'en')}`}
              >
                <Undo2 aria-hidden />
                Roll back
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Confirm
        open={asking !== null}
        onClose={() => setAsking(null)}
        title="Roll back this publish?"
        actions={
          <>
            <Button onClick={() => setAsking(null)}>Cancel</Button>
            <Button look="danger" busy={busy} onClick={confirm}>
              Roll back
            </Button>
          </>
        }
      >
        <p>
          The pages of this publish, and of every later one, go back to how they were before it.
          What staff saved stays saved, and can be published again.
        </p>
      </Confirm>
    </>
  );
}
