import { expect, test } from 'vitest';
import { changeInWords } from './timeline-words.ts';

const nameOf = (id: unknown) => (id === null ? 'nobody' : id === 'm' ? 'Mahin' : 'somebody');

test('a change says what it was and what it became, whoever it was about', () => {
  const before = { status: 'new', owner_id: null, next_step_at: null };
  const after = { status: 'lost', owner_id: 'm', next_step_at: '2027-03-06T04:00:00.000Z' };
  expect(changeInWords({ before, after }, nameOf)).toBe(
    'Stage: New → Lost; Owner: nobody → Mahin; Its time: nothing → 6 March 2027 at 10:00',
  );
});

test('a reason is said in words, and what is unknown as it is', () => {
  const after = { lost_reason: 'price', lost_note: 'Too much', colour: 'red' };
  expect(changeInWords({ before: null, after }, nameOf)).toBe(
    'Reason: nothing → Too expensive; More about it: nothing → “Too much”',
  );
  expect(changeInWords({ before: { status: 'new' }, after: { status: 'else' } }, nameOf)).toBe(
    'Stage: New → else',
  );
});
