import { entityNamed, type ChangeNamed } from '#model/entities/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { causeOf } from '../../client/api-error.ts';
import { timelineKey, type NewAct } from '../../client/lead-acts.ts';
import { noteAct } from '../../client/pending-acts.ts';
import { change } from '../../client/records.ts';
import { listKey, useWrite } from '../../client/use-records.ts';
import { conflictIn } from '../../form/conflict/conflict.ts';
import { useSession } from '../../stores/session.ts';
import { notify } from '../../ui/toast.tsx';
import type { Lead } from './inbox.ts';

const ENTITY = 'contact-submission';
type Change = ChangeNamed<typeof ENTITY>;

const labels = (names: readonly string[]) =>
  names
    .map((name) => entityNamed(ENTITY).columns.find((each) => each.name === name)?.field.label)
    .filter((label) => label !== undefined)
    .join(', ')
    .toLowerCase();

/** Changes and acts on a lead. What somebody else saved meanwhile is shown, and nothing overwritten. */
export function useLeadActs() {
  const client = useQueryClient();
  const write = useWrite(ENTITY);
  const userId = useSession(({ user }) => user?.id ?? '');
  const put = (lead: Lead) =>
    client.setQueriesData<Lead[]>({ queryKey: listKey(ENTITY) }, (list) =>
      list?.map((each) => (each.id === lead.id ? lead : each)),
    );
  return {
    /** Whether it was saved. */
    save: async (lead: Lead, changes: Change, says: string): Promise<boolean> => {
      try {
        put(await write(() => change(ENTITY, lead.id, { ...changes, revision: lead.revision })));
        void client.invalidateQueries({ queryKey: timelineKey });
        notify.success(says);
        return true;
      } catch (error) {
        const conflict = conflictIn(error);
        if (!conflict) {
          notify.error('Failed to save', causeOf(error));
          return false;
        }
        put(conflict.current as unknown as Lead);
        notify.error(
          conflict.changedById === userId
            ? 'You changed this in another tab or on another device'
            : `${conflict.changedBy ?? 'Somebody'} changed this meanwhile`,
          `You see it as it is now. Yours was not saved: ${labels(Object.keys(changes))}.`,
        );
        return false;
      }
    },
    /** Whether it was noted. */
    note: async (lead: Lead, act: NewAct): Promise<boolean> => {
      try {
        const send = () => noteAct(lead.id, act, userId);
        const isQuiet = act.kind === 'opened' || act.kind === 'noted';
        const isSent = await (isQuiet ? send() : write(send));
        if (!isSent && act.kind !== 'opened')
          notify.success('Kept on this device: it is noted as soon as there is a network');
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
