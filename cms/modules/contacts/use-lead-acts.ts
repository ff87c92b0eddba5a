import { entityNamed } from '#model/entities/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { causeOf } from '../../client/api-error.ts';
import { asSeen } from '../../client/as-seen.ts';
import { timelineKey, type NewAct } from '../../client/lead-acts.ts';
import { arePendingActsKept, noteAct } from '../../client/pending-acts.ts';
import { change } from '../../client/records.ts';
import { listKey, useWrite } from '../../client/use-records.ts';
import { conflictIn } from '../../client/conflict.ts';
import { useSession } from '../../stores/session.ts';
import { notify } from '../../ui/toast.tsx';
import { valuesBefore, type Lead, type LeadChange } from './inbox.ts';
import { inTurn } from './lead-turns.ts';

const ENTITY = 'contact-submission';

const labels = (names: readonly string[]) =>
  names
    .map((name) => entityNamed(ENTITY).columns.find((each) => each.name === name)?.field.label)
    .filter((label) => label !== undefined)
    .join(', ')
    .toLowerCase();

function tellWaiting(): void {
  const isSignedOut = useSession.getState().user === null;
  const when = isSignedOut ? 'when you sign in again' : 'as soon as there is a network';
  if (arePendingActsKept()) notify.success(`Kept on this device: it is noted ${when}`);
  else
    notify.error(
      'This device cannot keep it',
      `It is noted ${when}, if this page stays open until then.`,
      { stays: true },
    );
}

/** Changes and acts on a lead. What somebody else saved meanwhile is shown, and nothing overwritten. */
export function useLeadActs() {
  const client = useQueryClient();
  const write = useWrite(ENTITY);
  const userId = useSession(({ user }) => user?.id ?? '');
  const put = (lead: Lead) =>
    client.setQueriesData<Lead[]>({ queryKey: listKey(ENTITY) }, (list) =>
      list?.map((each) => (each.id === lead.id ? lead : each)),
    );
  /** The lead as it is stored then; undefined where it was not saved, which is told. */
  const stored = async (
    lead: Lead,
    changes: LeadChange,
    { isUndo = false } = {},
  ): Promise<Lead | undefined> => {
    const send = (revision: number) => change(ENTITY, lead.id, { ...changes, revision });
    try {
      const saved = await inTurn(lead, (revision) =>
        write(() =>
          isUndo ? asSeen({ ...lead, revision }, Object.keys(changes), send) : send(revision),
        ),
      );
      put(saved);
      void client.invalidateQueries({ queryKey: timelineKey });
      return saved;
    } catch (error) {
      const conflict = conflictIn(error);
      if (!conflict) {
        notify.error('Failed to save', causeOf(error));
        return undefined;
      }
      put(conflict.current as unknown as Lead);
      notify.error(
        conflict.changedById === userId
          ? 'You changed this in another tab or on another device'
          : `${conflict.changedBy ?? 'Somebody'} changed this meanwhile`,
        `You see it as it is now. Yours was not saved: ${labels(Object.keys(changes))}.`,
      );
      return undefined;
    }
  };
  return {
    /** Whether it was saved. */
    save: async (lead: Lead, changes: LeadChange, says: string): Promise<boolean> => {
      const saved = await stored(lead, changes);
      if (!saved) return false;
      notify.success(says, async () => {
        if (await stored(saved, valuesBefore(lead, changes), { isUndo: true }))
          notify.success('It is as it was before');
      });
      return true;
    },
    /** Whether it was noted. */
    note: async (lead: Lead, act: NewAct): Promise<boolean> => {
      try {
        const send = () => noteAct(lead.id, act, userId);
        const isQuiet = act.kind === 'opened' || act.kind === 'noted';
        const isSent = await (isQuiet ? send() : write(send));
        if (!isSent && act.kind !== 'opened') tellWaiting();
        void client.invalidateQueries({ queryKey: timelineKey });
        return true;
      } catch (error) {
        if (act.kind !== 'opened')
          notify.error('It could not be noted in the timeline', causeOf(error));
        return false;
      }
    },
  };
}
