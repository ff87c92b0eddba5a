import { formatMoment } from '#model/format/dates.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageFor } from '../../client/api-error.ts';
import { endSession, ownSessions, type OwnSession } from '../../client/own-sessions.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { notify } from '../../ui/toast.tsx';

const KEY = ['own-sessions'];

/** The caller's own sessions; every other than the current one has a button that ends it. */
export default function OwnSessions() {
  return (
    <>
      <PageHeader title="My Sessions" />
      <div className="max-w-2xl">
        <SessionList />
      </div>
    </>
  );
}

function SessionList() {
  const query = useQuery({ queryKey: KEY, queryFn: ownSessions });
  return (
    <QueryStates queries={[query]} failed="Your sessions could not be fetched.">
      <p className="mb-4 text-sm text-soft">
        You are signed in here. End what you do not know, and change your password.
      </p>
      <ul className="divide-y divide-hairline">
        {query.data?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </QueryStates>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { id, device, address, last_seen_at, is_current } = session;
  const client = useQueryClient();
  const end = async () => {
    try {
      await endSession(id);
      notify.success('Session ended');
    } catch (error) {
      notify.error(messageFor(error, 'The session could not be ended'));
    }
    await client.invalidateQueries({ queryKey: KEY });
  };
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-sm break-words text-soft">{address}</p>
        <p className="text-xs text-faint">Last seen {formatMoment(last_seen_at, 'en')}</p>
      </div>
      {is_current ? (
        <Badge tone="good">This device</Badge>
      ) : (
        <Button onClick={() => void end()} aria-label={`End session: ${device}, ${address}`}>
          End
        </Button>
      )}
    </li>
  );
}
