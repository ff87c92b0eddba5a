import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  impliedPipeline,
  LEAD_STATUSES,
  LOST_REASONS,
  pipelineFault,
  placedInPipeline,
  type Pipeline,
} from './pipeline.ts';

const NOW = '2027-03-05T09:30:00.000Z';
const CALLED = '2027-03-05T09:10:00.000Z';
const silent = { now: NOW, firstAnswer: null };
const lead = {
  status: 'new',
  is_spam: false,
  is_read: false,
  lost_reason: null,
  lost_note: null,
  answered_at: null,
} as const satisfies Pipeline;

test.for([
  [{ status: 'spam' }, { status: 'spam', is_spam: true }],
  [{ is_spam: true }, { status: 'spam', is_spam: true }],
  [
    { status: 'in_progress' },
    { status: 'in_progress', is_spam: false, is_read: true, answered_at: NOW },
  ],
  [
    { status: 'lost', lost_reason: 'price', is_read: false },
    { status: 'lost', is_spam: false, answered_at: NOW },
  ],
  [{ lost_reason: 'price' }, { lost_reason: null, lost_note: null }],
  [{ status: 'new' }, {}],
  [{ is_spam: false }, {}],
  [{ is_read: true }, {}],
] as [Pipeline, Pipeline][])('%o brings %o with it', ([given, implied]) => {
  expect(impliedPipeline(given, lead, silent)).toMatchObject(implied);
  expect(implied).toMatchObject(
    Object.fromEntries(
      Object.entries(impliedPipeline(given, lead, silent)).filter(([, value]) => value !== null),
    ),
  );
});

test('what staff take out of the spam is new, and a second move is no second answer', () => {
  const spam = { ...lead, status: 'spam', is_spam: true } as const;
  expect(impliedPipeline({ is_spam: false }, spam, silent)).toMatchObject({ status: 'new' });
  const answered = { ...lead, status: 'in_progress', answered_at: '2027-03-05T09:00:00Z' } as const;
  expect(impliedPipeline({ status: 'won' }, answered, silent)).not.toHaveProperty('answered_at');
});

test('what is moved back to new waits again, unless somebody called', () => {
  const won = { ...lead, status: 'won', answered_at: NOW } as const;
  expect(impliedPipeline({ status: 'new' }, won, silent)).toMatchObject({ answered_at: null });
  const called = impliedPipeline({ status: 'new' }, won, { now: NOW, firstAnswer: CALLED });
  expect(called).toMatchObject({ answered_at: CALLED });
});

test('a move on is answered by the call before it, noted as late as that may be', () => {
  const moved = impliedPipeline({ status: 'won' }, lead, { now: NOW, firstAnswer: CALLED });
  expect(moved).toMatchObject({ answered_at: CALLED });
});

test.for([
  [{ status: 'spam', is_spam: false }, 'is_spam'],
  [{ status: 'won', is_spam: true }, 'is_spam'],
  [{ status: 'lost' }, 'lost_reason'],
  [{ status: 'lost', lost_reason: null }, 'lost_reason'],
] as [Pipeline, string][])('%o is refused', ([given, name]) => {
  expect(pipelineFault(given, lead)?.loc).toEqual(['body', name]);
});

test('the reason of what is lost is changed, never taken away', () => {
  const lost = { ...lead, status: 'lost', lost_reason: 'price' } as const;
  expect(pipelineFault({ lost_reason: 'dates' }, lost)).toBeUndefined();
  expect(pipelineFault({ lost_note: 'Too late' }, lost)).toBeUndefined();
  expect(pipelineFault({ lost_reason: null }, lost)?.loc).toEqual(['body', 'lost_reason']);
});

const maybe = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });
const change: fc.Arbitrary<Pipeline> = fc
  .record({
    status: maybe(LEAD_STATUSES),
    is_spam: maybe([true, false]),
    is_read: maybe([true, false]),
    lost_reason: maybe([...LOST_REASONS, null]),
    lost_note: maybe(['Too late', null]),
  })
  .map(
    (values) =>
      Object.fromEntries(Object.entries(values).filter(([, v]) => v !== undefined)) as Pipeline,
  );

test('after any changes, spam is a status, lost has a reason, and only what is new again is unanswered', () => {
  const property = fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
    const current: Pipeline = { ...lead };
    for (const given of changes) {
      if (pipelineFault(given, current)) continue;
      const before = current.answered_at;
      Object.assign(current, given, impliedPipeline(given, { ...current }, silent));
      expect(current.is_spam).toBe(current.status === 'spam');
      expect(current.lost_reason !== null).toBe(current.status === 'lost');
      if (current.status !== 'lost') expect(current.lost_note).toBeNull();
      if (before && current.status !== 'new') expect(current.answered_at).toBe(before);
      if (['in_progress', 'won', 'lost'].includes(current.status!))
        expect(current.answered_at).toBe(NOW);
    }
  });
  fc.assert(property);
});

test.for([
  [{ is_spam: true, is_read: false }, 'spam', null],
  [{ is_spam: false, is_read: true }, 'in_progress', null],
  [{ is_spam: false, is_read: false }, 'new', NOW],
] as const)('a lead from before, %o, is %s', ([old, status, clock_from]) => {
  expect(placedInPipeline({ ...old, created_at: NOW })).toMatchObject({ status, clock_from });
  expect(placedInPipeline({ ...old, status: 'won' })).toEqual({ ...old, status: 'won' });
});
