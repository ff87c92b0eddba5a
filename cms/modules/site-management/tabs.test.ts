import type { RecordNamed } from '#model/entities/index.ts';
import { expect, test } from 'vitest';
import { siteTabs } from './tabs.tsx';

const { linesOf } = siteTabs.find(({ entity }) => entity === 'review')!;

const said = { text_en: 'A calm boat', text_bn: null, said_on: '2027-03-05', about: ['tour/bali'] };

test.for([
  ['google', '5 March 2027 · Google · bali'],
  ['in_person', '5 March 2027 · In person · bali'],
  [null, '5 March 2027 · bali'],
] as const)('the row of a review from %s names that as the form does', ([source, line]) => {
  const review = { ...said, source } as RecordNamed<'review'>;
  expect(linesOf(review)).toEqual(['A calm boat', line]);
});
