import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('a part that is wanted again and again stays, however many come after it', () => {
  const parts = new Recent<string>(3);
  parts.keep('header', '<header>');
  for (let n = 0; n < 20; n++) {
    expect(parts.get('header')).toBe('<header>');
    parts.keep(`card ${n}`, '<article>');
  }
});

test('what nobody wanted for long is forgotten', () => {
  const parts = new Recent<string>(3);
  parts.keep('header', '<header>');
  for (let n = 0; n < 6; n++) parts.keep(`card ${n}`, '<article>');
  expect(parts.get('header')).toBeUndefined();
  expect(parts.get('card 5')).toBe('<article>');
});
