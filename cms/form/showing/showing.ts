import { momentInDhaka, wallTimeInDhaka } from '#model/format/dates.ts';

/** Whether visitors see a record: never, at once, or from one moment until another. */
export type Showing = 'draft' | 'published' | 'scheduled';

/** Draft values of a record's switch and schedule; moments in local time in Dhaka. */
export interface DraftShowing {
  isOn: boolean;
  from: string;
  until: string;
}

const isToCome = (wallTime: string, now: Date) => wallTime > wallTimeInDhaka(now.toISOString());

/** Switched off, with a moment to come that is not the stored one: the two come from two people. */
export const isUnsettled = (
  { isOn, from }: Pick<DraftShowing, 'isOn' | 'from'>,
  storedFrom: string,
  now: Date,
): boolean => !isOn && from !== storedFrom && isToCome(from, now);

/** Published covers a schedule in the past without an end: visitors see no difference. */
export function showingOf({ isOn, from, until }: DraftShowing, now: Date): Showing {
  if (!isOn) return 'draft';
  return until !== '' || isToCome(from, now) ? 'scheduled' : 'published';
}

/** Draft values after a choice; `known` has the moments from before. */
export function chosenShowing(showing: Showing, known: DraftShowing, now: Date): DraftShowing {
  const from = isToCome(known.from, now) ? '' : known.from;
  if (showing === 'draft') return { isOn: false, from, until: '' };
  if (showing === 'published') return { isOn: true, from, until: '' };
  return { ...known, isOn: true };
}

/** In words when visitors see it, with moments as `say` puts them. */
export function showingInWords(
  { isOn, from, until }: DraftShowing,
  { now, say }: { now: Date; say: (iso: string) => string },
): string {
  const [comes, goes] = [from, until].map((wallTime) => {
    const iso = momentInDhaka(wallTime);
    return iso === undefined ? undefined : { text: say(iso), isToCome: isToCome(wallTime, now) };
  });
  if (!isOn)
    return comes?.isToCome
      ? `Visitors do not see it, not even from ${comes.text}: for that, choose Scheduled.`
      : 'Visitors do not see it.';
  if (goes && !goes.isToCome) return `Visitors saw it until ${goes.text}, and no longer do.`;
  if (comes?.isToCome && goes) return `Visitors see it from ${comes.text} until ${goes.text}.`;
  if (comes?.isToCome) return `Visitors see it from ${comes.text}.`;
  if (goes) return `Visitors see it until ${goes.text}.`;
  return 'Visitors see it as soon as it is saved.';
}
