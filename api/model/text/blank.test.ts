import { expect, test } from 'vitest';
import { isBlank } from './blank.ts';

test.for([
  '',
  ' \t\n',
  '\u00a0\u2003\u3000\ufeff',
  '\u200b',
  '\u200c\u200d\u2060',
  '\u3164',
  '\uffa0\u115f\u1160',
  '\u2800',
  '\u00ad',
  '\u202e\u2066',
  '\u034f\u061c\u17b4\u180e',
  '\ufe0f\u{e0101}',
  '\u{e0062}\u{e007f}',
  '\u{1d159}\u{1d173}',
  '\ufffc',
  '\u0085\u2028',
])('nobody sees anything of %j', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.for(['.', '\u200bx', 'ক\u200d', '০', '😀', '🇧🇩', 'ا', '\u0301e', '-', '৳'])(
  'somebody sees %j',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
