import { formatMoment } from '#model/format/dates.ts';
import type { Delivery, TargetStatus } from '#model/publishing/index.ts';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { deliveries } from '../../client/publishing.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { QueryStates } from '../../ui/query-states.tsx';

/** As many as fit on a phone; the server keeps more. */
const SHOWN = 10;

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);

function resultOf({ fault, tries, sent, removed }: Delivery): string {
  if (fault !== null) return tries === 1 ? fault : `${fault} (${tries} tries)`;
  if (sent === null) return 'Told';
  return removed ? `${files(sent)} sent, ${removed} removed` : `${files(sent)} sent`;
}

interface DeliveriesProps {
  target: TargetStatus;
  onResend: (target: string, everything: boolean) => Promise<void>;
}

/** The last deliveries to a target, and the ways to begin another. */
export function Deliveries({ target, onResend }: DeliveriesProps) {
  const { name, attempts, delivered, updated_at } = target;
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const query = useQuery({
    // In the query key: another delivery fetches the list again.
    queryKey: ['deliveries', name, delivered, attempts, updated_at],
    queryFn: ({ signal }) => deliveries(name, signal),
    placeholderData: (before) => before,
    enabled: isOpen,
  });
  const send = async (everything: boolean) => {
    setBusy(true);
    await onResend(name, everything).finally(() => setBusy(false));
    setAsking(false);
  };
  return (
    <>
      <details className="basis-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-soft">
          Last deliveries
        </summary>
        <div className="flex flex-wrap gap-2 pb-3">
          {attempts > 0 && (
            <Button busy={busy} onClick={() => send(false)}>
              <Send aria-hidden />
              Resend now
            </Button>
          )}
          <Button busy={busy} onClick={() => setAsking(true)}>
            Send everything again
          </Button>
        </div>
        {isOpen && (
          <QueryStates queries={[query]} failed="The deliveries could not be loaded.">
            <DeliveryList deliveries={query.data ?? []} />
          </QueryStates>
        )}
      </details>
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Send everything again?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button look="accent" busy={busy} onClick={() => send(true)}>
              Send everything again
            </Button>
          </>
        }
      >
        <p>
          Everything there is compared with this website, and what differs is sent. A cache forgets
          every page. Visitors notice nothing but, perhaps, slower pages for a while.
        </p>
      </Confirm>
    </>
  );
}

const DeliveryList = ({ deliveries: all }: { deliveries: readonly Delivery[] }) =>
  all.length === 0 ? (
    <p className="text-sm text-faint">Nothing was delivered yet.</p>
  ) : (
    <ol className="space-y-2 text-sm">
      {all.slice(0, SHOWN).map((each) => (
        <li key={each.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <time dateTime={each.ended_at} className="text-faint tabular-nums">
            {formatMoment(each.ended_at, 'en')}
          </time>
          <Badge tone={each.fault === null ? 'good' : 'bad'}>
            {each.fault === null ? 'Delivered' : 'Failed'}
          </Badge>
          <span className="text-soft">{resultOf(each)}</span>
        </li>
      ))}
    </ol>
  );
