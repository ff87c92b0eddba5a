import { LEAD_STATUSES } from '#model/contact/pipeline.ts';
import { chosenLabel } from '../../table/narrowing.ts';
import { readFilters, type ReadFilter } from './inbox.ts';
import { stages } from './pipeline-words.ts';

export const reads = (Object.keys(readFilters) as ReadFilter[]).map((value) => ({
  value,
  label: readFilters[value],
}));
export const times = [
  { value: '', label: 'At any time' },
  { value: 'week', label: 'In the last 7 days' },
];
export const whose = [
  { value: '', label: 'All' },
  { value: 'me', label: 'Mine' },
  { value: 'none', label: 'Nobody’s' },
] as const;
export const stageOptions = [
  { value: '', label: 'All stages' },
  ...LEAD_STATUSES.filter((status) => status !== 'spam').map((status) => ({
    value: status,
    label: stages[status],
  })),
];
export const DUE = 'Next step due';
export const UNANSWERED = 'Unanswered';
export const unansweredFor = (minutes: string) => `${UNANSWERED} for ${minutes} min`;

/** Nothing chosen in any filter of leads: all of a box. */
export const ALL = { q: '', filter: '', since: '', owner: '', stage: '', waiting: '', due: '' };

/** The filters that leave leads out, in the words above the list. */
export const narrowings = (chosen: Readonly<typeof ALL>) => [
  chosenLabel(reads, chosen.filter),
  chosenLabel(times, chosen.since),
  chosenLabel(whose, chosen.owner),
  chosenLabel(stageOptions, chosen.stage),
  chosen.waiting === '0' ? UNANSWERED : chosen.waiting && unansweredFor(chosen.waiting),
  chosen.due && DUE,
];
