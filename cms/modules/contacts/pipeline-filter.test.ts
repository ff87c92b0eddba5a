import { ALL, narrowings } from './narrowings.ts';
import { expect, test } from 'vitest';
import type { Lead } from './inbox.ts';
import {
  inPipeline,
  isDue,
  minutesWaited,
  spanInWords,
  type PipelineChoice,
} from './pipeline-filter.ts';

const NOW = Date.parse('2027-03-05T09:30:00.000Z');
const lead = (id: string, values: Partial<Lead> = {}) =>
  ({
    id,
    status: 'new',
    is_spam: false,
    owner_id: null,
    next_step_at: null,
    answered_at: null,
    clock_from: '2027-03-05T09:20:00.000Z',
    ...values,
  }) as Lead;
const leads = [
  lead('waits'),
  lead('mine', { owner_id: 'me', status: 'in_progress', answered_at: '2027-03-05T09:22:00.000Z' }),
  lead('tomorrow', { clock_from: '2027-03-06T03:00:00.000Z', owner_id: 'other' }),
  lead('before', { clock_from: null }),
  lead('gone', { owner_id: 'switched off', clock_from: null }),
  lead('spam', { status: 'spam', is_spam: true }),
];
const found = (choice: Partial<PipelineChoice>) =>
  inPipeline(
    leads,
    { owner: '', stage: '', waiting: null, due: false, ...choice },
    { userId: 'me', owners: [{ id: 'me' }, { id: 'other' }], now: NOW },
  ).map(({ id }) => id);

test('mine, nobody’s who may still read it, of a stage, or all', () => {
  expect(found({})).toHaveLength(leads.length);
  expect(found({ owner: 'me' })).toEqual(['mine']);
  expect(found({ owner: 'none' })).toEqual(['waits', 'before', 'gone', 'spam']);
  expect(found({ stage: 'in_progress' })).toEqual(['mine']);
});

test('unanswered is also who wrote at a closed hour, where the minutes do not run yet', () => {
  expect(found({ waiting: 0 })).toEqual(['waits', 'tomorrow']);
  expect(found({ waiting: 1 })).toEqual(['waits']);
});

test('who waits is who has a clock that has begun, no answer, and is no spam', () => {
  expect(found({ waiting: 10 })).toEqual(['waits']);
  expect(found({ waiting: 11 })).toEqual([]);
  expect(leads.map((each) => minutesWaited(each, NOW))).toEqual([10, null, null, null, null, null]);
});

test('a next step is due at its moment, until the lead is won or lost', () => {
  const at = (next_step_at: string, values: Partial<Lead> = {}) =>
    isDue(lead('x', { next_step_at, ...values }), NOW);
  expect(at('2027-03-05T09:30:00.000Z')).toBe(true);
  expect(at('2027-03-05T09:30:01.000Z')).toBe(false);
  expect(at('2027-03-05T09:00:00.000Z', { status: 'won' })).toBe(false);
  expect(isDue(lead('x'), NOW)).toBe(false);
});

test.for([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [47 * 60, '47 h'],
  [48 * 60, '2 days'],
] as const)('%i minutes are %s', ([minutes, words]) => {
  expect(spanInWords(minutes)).toBe(words);
});

test('filters that leave leads out are named as above the list', () => {
  const named = (chosen: Partial<typeof ALL>) => narrowings({ ...ALL, ...chosen }).filter(Boolean);
  expect(named({})).toEqual([]);
  const chosen = { filter: 'unread', since: 'week', owner: 'me', stage: 'won', due: 'now' };
  const labels = ['Unread', 'In the last 7 days', 'Mine', 'Won'];
  expect(named({ ...chosen, waiting: '30' })).toEqual([
    ...labels,
    'Unanswered for 30 min',
    'Next step due',
  ]);
  expect(named({ waiting: '0' })).toEqual(['Unanswered']);
});
