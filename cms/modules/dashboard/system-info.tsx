import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { health } from '../../client/health.ts';
import { siteState } from '../../client/publishing.ts';
import { usePublishing } from '../../client/use-publishing.ts';
import { PublishBadge } from '../../table/publish-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BackupRows } from './backup-rows.tsx';
import { DeliveryRows } from './delivery-rows.tsx';

/** How often the server is asked whether it is still there. */
const LOOK_MS = 60_000;

export function SystemInfo() {
  const { data, isPending, isError } = useQuery({
    queryKey: ['health'],
    queryFn: health,
    retry: false,
    refetchInterval: LOOK_MS,
  });
  const { data: status, failureCount } = usePublishing();
  return (
    <section aria-labelledby="system-info">
      <h2 id="system-info" className="mb-3 text-lg font-bold">
        System
      </h2>
      <dl className="divide-y divide-hairline rounded-card border border-hairline bg-raised text-sm [&>div]:flex [&>div]:min-h-12 [&>div]:items-center [&>div]:justify-between [&>div]:px-4">
        <div>
          <dt className="text-faint">Health</dt>
          <dd>
            <span role="status">
              {isPending ? (
                <Badge tone="wait">
                  <Spinner className="size-3!" /> Checking
                </Badge>
              ) : isError ? (
                <Badge tone="bad">
                  <CircleAlert aria-hidden /> Offline
                </Badge>
              ) : (
                <Badge tone="good">
                  <CircleCheck aria-hidden /> Online
                </Badge>
              )}
            </span>
          </dd>
        </div>
        <div>
          <dt className="text-faint">Website</dt>
          <dd>
            {status ? (
              <PublishBadge outcome={siteState(status)} />
            ) : failureCount > 0 ? (
              <Badge tone="bad">
                <CircleAlert aria-hidden /> Unknown
              </Badge>
            ) : (
              <Badge tone="wait">
                <Spinner className="size-3!" /> Checking
              </Badge>
            )}
          </dd>
        </div>
        <DeliveryRows health={data} />
        <BackupRows backup={data?.backup} />
        <div>
          <dt className="text-faint">Version</dt>
          <dd className="font-semibold tabular-nums">{data?.version ?? '—'}</dd>
        </div>
      </dl>
    </section>
  );
}
