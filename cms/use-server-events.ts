import { LATEST_LEADS, type InboxNews } from '#model/contact/inbox-news.ts';
import type { Publishing } from '#model/publishing/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { arrivalsIn, type Known, type LatestLead } from './client/arrivals.ts';
import { inboxKey } from './client/inbox.ts';
import { ownersKey, timelineKey } from './client/lead-acts.ts';
import { forgetErasedLeads } from './client/lead-drafts.ts';
import { isSavedElsewhere } from './client/own-revisions.ts';
import { usePublishingPoll } from './client/use-publishing.ts';
import { countKey, listKey, publishingKey, recordsKey } from './client/use-records.ts';
import { useStream } from './client/use-stream.ts';
import { listOf } from './modules/list-of.ts';
import { useArrivalSettings } from './stores/arrival-settings.ts';
import { addressOf, useNavigation } from './stores/navigation.ts';
import { usePendingActs } from './use-pending-acts.ts';
import { onNotificationClick, showNotification, type Target } from './ui/browser-notification.ts';
import { chime } from './ui/chime.ts';
import { notify } from './ui/toast.tsx';

const LEAD = 'contact-submission';
/** Lists of leads are loaded again this often while a flood goes on: they are thousands. */
const FLOOD_RELOAD_MS = 10_000;

/** Puts server-sent events into the query cache: publishing status and inbox. Announces new leads. */
export function useServerEvents(): void {
  const client = useQueryClient();
  const known = useRef<Known | null>(null);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  useEffect(() => onNotificationClick(followUnlessTyping), []);
  const reload = () => {
    clearTimeout(later.current);
    later.current = undefined;
    for (const queryKey of [listKey(LEAD), countKey(LEAD)])
      void client.invalidateQueries({ queryKey });
  };
  const onLeads = (news: InboxNews) => {
    const before = client.getQueryData<InboxNews>(inboxKey);
    client.setQueryData(inboxKey, news);
    const next = arrivalsIn(news, known.current);
    known.current = next.known;
    announce(next.arrived);
    // Acts of others change no lead, and yet its timeline.
    void client.invalidateQueries({ queryKey: timelineKey });
    if (!before) return;
    if (String(before.on_duty) !== String(news.on_duty))
      void client.invalidateQueries({ queryKey: ownersKey });
    // Somebody else may have marked one, too: lists and counts follow.
    if (listed(before) !== listed(news)) reload();
    else if (before.flood?.count !== news.flood?.count)
      later.current ??= setTimeout(reload, FLOOD_RELOAD_MS);
  };
  const onStatus = (status: Publishing) => {
    const before = client.getQueryData<Publishing>(publishingKey);
    client.setQueryData(publishingKey, status);
    if (before) void followSaves(before.revision, status.revision);
  };
  const followSaves = async (before: number, now: number) => {
    // A change that is under way here loads its list again when it ends.
    if ((await isSavedElsewhere(before, now)) && client.isMutating() === 0)
      void client.invalidateQueries({ queryKey: recordsKey });
  };
  const isStreaming = useStream({
    status: (status) => onStatus(status as Publishing),
    leads: (news) => onLeads(news as InboxNews),
  });
  // A stream that ends may have ended with the server.
  useEffect(() => {
    if (!isStreaming && client.getQueryData(publishingKey))
      void client.invalidateQueries({ queryKey: publishingKey });
  }, [client, isStreaming]);
  usePublishingPoll(isStreaming);
  usePendingActs(reload);
  useEffect(() => {
    const stop = new AbortController();
    void forgetErasedLeads(stop.signal);
    return () => stop.abort();
  }, []);
}

/** What lists follow at once: not the number of a flood, which changes many times a second. */
const listed = ({ flood, ...news }: InboxNews) => JSON.stringify([flood !== null, news]);

/** Toast that names who has written, with a link to the inbox; sound and notification where wanted. */
function announce(arrived: readonly LatestLead[]): void {
  const [lead, another] = arrived;
  if (!lead) return;
  const list = listOf(LEAD);
  const says = another
    ? `${arrived.length < LATEST_LEADS ? arrived.length : 'Many'} people have written`
    : [lead.name, lead.subject].filter(Boolean).join(': ');
  const target: Target = another
    ? { href: addressOf(list), list }
    : { href: addressOf(`${list}/${lead.id}`), list, id: lead.id };
  notify.arrival(says, {
    label: another ? 'Show' : 'Open',
    href: target.href,
    onFollow: () => follow(target),
  });
  const { sound, notification } = useArrivalSettings.getState();
  if (sound) void chime();
  if (notification)
    void showNotification({ title: 'New message', body: says, tag: lead.id, target });
}

function follow({ list, id }: Target): void {
  const { open, go } = useNavigation.getState();
  if (id) open(list, id);
  else go(list);
}

/** The toast leads on, too: what is typed in an open form is not left for a click elsewhere. */
function followUnlessTyping(target: Target): void {
  if (!document.querySelector('[role=dialog] form')) follow(target);
}
