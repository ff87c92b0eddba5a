import { expect, test } from 'vitest';
import { recordAt, type RecordKind } from './record-at.ts';

const kind = (list: string): RecordKind => ({
  list,
  calls: ['/calls/'],
  notFound: 'Not found',
  failed: 'Failed',
  back: 'Back',
});
const KINDS = [kind('/tours'), kind('/visa-services'), kind('/blog')];

test.each([
  ['/tours/bali', '/tours', 'bali'],
  ['/visa-services/thailand', '/visa-services', 'thailand'],
  ['/blog/ten-days/', '/blog', 'ten-days'],
])('%s is below %s, and may be its record %s', (address, list, id) => {
  expect(recordAt(KINDS, address)).toMatchObject({ kind: { list }, id });
});

test.each(['/', '/tours', '/tours/page/9', '/nowhere', '/tours/a/b', '/bn/tours/bali'])(
  '%s is no record',
  (address) => {
    expect(recordAt(KINDS, address)).toBeUndefined();
  },
);
