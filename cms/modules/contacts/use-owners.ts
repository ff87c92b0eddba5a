import { useQuery, useQueryClient } from '@tanstack/react-query';
import { causeOf } from '../../client/api-error.ts';
import { leadOwners, ownersKey, setDuty, type LeadOwner } from '../../client/lead-acts.ts';
import { useSession } from '../../stores/session.ts';
import { notify } from '../../ui/toast.tsx';

/** Name of an account by its id. */
export type NameOf = (id: unknown) => string;

const NOBODY: readonly LeadOwner[] = [];

const query = {
  queryKey: ownersKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => leadOwners(signal),
};

const namesIn =
  (known: readonly LeadOwner[] | undefined): NameOf =>
  (id) => {
    if (id === null) return 'nobody';
    if (!known) return '…';
    return known.find((each) => each.id === id)?.full_name ?? 'somebody who is gone';
  };

/** Possible owners of a lead, who of them is on duty, and the switch of one's own. */
export function useOwners() {
  const client = useQueryClient();
  const ownId = useSession(({ user }) => user?.id);
  const { data: known } = useQuery(query);
  const owners = known ?? NOBODY;
  return {
    owners,
    /** The same; undefined until they are read. */
    known,
    ownId,
    nameOf: namesIn(known),
    /** For a file, which stays as it is: rejects where they cannot be read. */
    readNames: async () => namesIn(await client.ensureQueryData(query)),
    isOnDuty: owners.some(({ id, on_duty_since }) => id === ownId && on_duty_since !== null),
    turnDuty: async (isOn: boolean) => {
      try {
        const own = await setDuty(isOn);
        client.setQueryData<readonly LeadOwner[]>(ownersKey, (all) =>
          all?.map((each) => (each.id === own.id ? own : each)),
        );
        notify.success(isOn ? 'New enquiries come to you in turn' : 'You are off duty');
      } catch (error) {
        notify.error('Failed to change your duty', causeOf(error));
      }
    },
  };
}
