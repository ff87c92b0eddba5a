import { formatMoment } from '#model/format/dates.ts';
import type { LeadStatus, LostReason } from '#model/contact/pipeline.ts';
import type { TimelineEntry } from '../../client/lead-acts.ts';
import { lostReasons, stages } from './pipeline-words.ts';
import type { NameOf } from './use-owners.ts';

type Words = (value: unknown, nameOf: NameOf) => string;

const orNothing =
  (inWords: (value: string) => string): Words =>
  (value) =>
    value === null || value === undefined ? 'nothing' : inWords(String(value));

/** Names of fields in a sentence, and their values. */
const fields: Readonly<Record<string, { name: string; words: Words }>> = {
  status: { name: 'Stage', words: orNothing((value) => stages[value as LeadStatus] ?? value) },
  lost_reason: {
    name: 'Reason',
    words: orNothing((value) => lostReasons[value as LostReason] ?? value),
  },
  lost_note: { name: 'More about it', words: orNothing((value) => `“${value}”`) },
  owner_id: { name: 'Owner', words: (value, nameOf) => nameOf(value ?? null) },
  next_step: { name: 'Next step', words: orNothing((value) => `“${value}”`) },
  next_step_at: { name: 'Its time', words: orNothing((value) => formatMoment(value, 'en')) },
};

/** A change of a lead in words: "Stage: New → In progress; Owner: nobody → Mahin". */
export const changeInWords = (
  { before, after }: Pick<TimelineEntry, 'before' | 'after'>,
  nameOf: NameOf,
): string =>
  Object.entries(fields)
    .filter(([name]) => after && name in after)
    .map(
      ([name, { name: called, words }]) =>
        `${called}: ${words(before?.[name], nameOf)} → ${words(after![name], nameOf)}`,
    )
    .join('; ');
