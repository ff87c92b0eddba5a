import { isAdmin } from '#model/access/roles.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { failureOf } from '../../client/api-error.ts';
import { publishes, resend, resume, rollBack, siteState } from '../../client/publishing.ts';
import { usePublishing } from '../../client/use-publishing.ts';
import { publishingKey } from '../../client/use-records.ts';
import { useSession } from '../../stores/session.ts';
import { ListState } from '../../table/list-state.tsx';
import { PublishBadge } from '../../table/publish-badge.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { notify } from '../../ui/toast.tsx';
import { FailedRecords } from './failed-records.tsx';
import { LastPublishes } from './last-publishes.tsx';
import { Targets } from './targets.tsx';

/** Publish state, failed records and past publishes, with rollback. */
export default function PublishingScreen() {
  const client = useQueryClient();
  const isSuper = useSession(({ user }) => user !== null && isAdmin(user.role));
  const query = usePublishing();
  const status = query.data;
  const last = useQuery({
    // In the query key: a newly live revision, or a rollback, fetches the list again.
    queryKey: [
      'publishes',
      status?.targets.find(({ name }) => name === 'site')?.delivered,
      status?.pinned,
    ],
    queryFn: ({ signal }) => publishes(signal),
    placeholderData: (before) => before,
  });
  const [busy, setBusy] = useState(false);
  const reload = () =>
    void Promise.all([
      client.invalidateQueries({ queryKey: publishingKey }),
      client.invalidateQueries({ queryKey: ['publishes'] }),
    ]);
  const act = async (send: () => Promise<unknown>, done: string, failed: string) => {
    setBusy(true);
    try {
      await send();
      notify.success(done);
    } catch (error) {
      notify.error(...failureOf(error, failed));
    } finally {
      setBusy(false);
      reload();
    }
  };
  return (
    <>
      <PageHeader title="Publishing">
        {status && <PublishBadge outcome={siteState(status)} />}
      </PageHeader>
      <div className="space-y-8">
        {status?.stopped && (
          <Notice tone="bad">
            Publishing has stopped: what was saved has waited for more than a minute. It is kept,
            and goes live as soon as publishing works again.
          </Notice>
        )}
        {status && status.pinned > 0 && (
          <Notice
            tone="wait"
            actions={
              isSuper && (
                <Button
                  busy={busy}
                  onClick={() =>
                    act(resume, 'Everything saved is published again', 'Failed to publish again')
                  }
                >
                  Publish again
                </Button>
              )
            }
          >
            {status.pinned} {status.pinned === 1 ? 'page stays' : 'pages stay'} as before a
            rollback.
          </Notice>
        )}
        {status && status.failures.length > 0 && (
          <Part title="Failed">
            <FailedRecords failures={status.failures} />
          </Part>
        )}
        <Part title="Targets">
          <div className="rounded-card border border-hairline bg-raised">
            <QueryStates queries={[query]} failed="The targets could not be loaded.">
              {status && (
                <Targets
                  status={status}
                  onResend={(target, everything) =>
                    act(
                      () => resend(target, everything),
                      'It is sent in a moment',
                      'Failed to send again',
                    )
                  }
                />
              )}
            </QueryStates>
          </div>
        </Part>
        <Part title="Last publishes">
          <ListState
            query={last}
            fetchFailed="Failed to fetch the last publishes"
            empty="Nothing was published since the site was built."
          >
            <LastPublishes
              publishes={last.data ?? []}
              onRollBack={
                isSuper
                  ? ({ id }) =>
                      act(() => rollBack(id), 'Rolled back successfully', 'Failed to roll back')
                  : undefined
              }
            />
          </ListState>
        </Part>
      </div>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="mb-3 text-lg font-bold">{title}</h2>
    {children}
  </section>
);
