import { causeOf } from '../../client/api-error.ts';
import { changeAsSeen } from '../../client/as-seen.ts';
import { useQueryClient } from '@tanstack/react-query';
import { change, get, markRead } from '../../client/records.ts';
import { listKey, useWrite } from '../../client/use-records.ts';
import { notify } from '../../ui/toast.tsx';
import { valuesBefore, type Lead, type LeadChange } from './inbox.ts';
import { inTurn, isWaiting } from './lead-turns.ts';

const ENTITY = 'contact-submission';

/** Marks a submission, on the screen at once, and back when the server refuses. */
export function useLeadMarks() {
  const client = useQueryClient();
  const write = useWrite(ENTITY);
  const key = listKey(ENTITY);
  const put = (id: string, values: Partial<Lead>) =>
    client.setQueriesData<Lead[]>({ queryKey: key }, (list) =>
      list?.map((each) => (each.id === id ? { ...each, ...values } : each)),
    );
  /** The lead as it is stored then; undefined where it was refused, which is told. */
  const mark = async (
    lead: Lead,
    changes: LeadChange,
    failed: string,
    send: () => Promise<Lead>,
  ) => {
    await client.cancelQueries({ queryKey: key });
    put(lead.id, changes as Partial<Lead>);
    try {
      const answer = await inTurn(lead, () => write(send));
      // The screen is ahead of an answer that another write follows.
      if (!isWaiting(lead.id)) put(lead.id, answer);
      return answer;
    } catch (error) {
      put(lead.id, lead);
      notify.error(failed, causeOf(error));
      return undefined;
    }
  };
  const setRead = (lead: Lead, is_read: boolean) =>
    mark(lead, { is_read }, 'Failed to update read status', () =>
      is_read ? markRead(lead.id) : change(ENTITY, lead.id, { is_read }),
    );

  return {
    /** Read because it was opened: nobody has to be told but the audit log, by the call that reads it. */
    opened: (lead: Lead) => {
      void get(ENTITY, lead.id).catch(() => undefined);
      if (!lead.is_read) void setRead(lead, true);
    },
    turn: async (lead: Lead, is_read: boolean) => {
      if (await setRead(lead, is_read)) notify.success(`Marked as ${is_read ? 'read' : 'unread'}`);
    },
    setSpam: async (lead: Lead, is_spam: boolean) => {
      const failed = is_spam ? 'Failed to mark as spam' : 'Failed to move to the inbox';
      const marked = await mark(lead, { is_spam }, failed, () =>
        change(ENTITY, lead.id, { is_spam }),
      );
      if (!marked) return;
      const back = valuesBefore(lead, { status: 'spam' });
      const undo = () =>
        mark(marked, back, 'Failed to undo', () => changeAsSeen(ENTITY, marked, back));
      notify.success(is_spam ? 'Marked as spam' : 'Moved to the inbox', () => void undo());
    },
  };
}
