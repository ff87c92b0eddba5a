import { useState } from 'react';
import { isGone } from '../../client/api-error.ts';
import { useSpamTotal, useSuspectedSpam, useUnlistedLead } from '../../client/suspected-spam.ts';
import { useRecords } from '../../client/use-records.ts';
import type { InboxChoice, Lead } from './inbox.ts';
import type { useOpened } from './use-opened.ts';

export const NO_LEADS: readonly Lead[] = [];

/** Leads of both boxes: the inbox whole, suspected spam where it is looked at. */
export function useBoxes({ spam, search }: Pick<InboxChoice, 'spam' | 'search'>) {
  const inbox = useRecords('contact-submission');
  const suspected = useSuspectedSpam(spam ? search : null);
  const query = spam ? suspected : inbox;
  return {
    inbox,
    suspected,
    spamTotal: useSpamTotal(),
    /** Query of the box that is looked at, and its leads. */
    query,
    leads: query.data ?? NO_LEADS,
  };
}

type Boxes = Pick<ReturnType<typeof useBoxes>, 'inbox' | 'suspected' | 'query'>;

/** The lead that is open, of either box: staff move it to the other one, or delete it, meanwhile. */
export function useOpenedLead(
  { id, isOpen }: Pick<ReturnType<typeof useOpened>, 'id' | 'isOpen'>,
  { inbox, suspected, query }: Boxes,
) {
  const isIt = (lead: Lead) => lead.id === id;
  const listed = inbox.data?.find(isIt) ?? suspected.data?.find(isIt);
  const [known, setKnown] = useState<Lead>();
  if (listed && listed !== known) setKnown(listed);
  const isUnlisted = isOpen && !listed && !!query.data;
  const unlisted = useUnlistedLead(isUnlisted ? id! : null);
  const lead = listed ?? unlisted.data?.[0] ?? (known?.id === id ? known : undefined);
  const isDeleted = isUnlisted && isGone(unlisted.error);
  return { lead, isDeleted };
}
