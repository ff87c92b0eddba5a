import { expect, test } from 'vitest';
import { Known } from './known.ts';

test('what the store answered is forgotten with the content it came from, parts are not', () => {
  const known = new Known();
  known.parts.set('card', '<article>');
  known.answers('first').set('tour', { value: 'A tour', fingerprint: 'a' });
  expect(known.answers('first').get('tour')).toMatchObject({ value: 'A tour' });
  expect(known.answers('second').get('tour')).toBeUndefined();
  // What was undone came back as it was, and what was answered meanwhile is of no use.
  expect(known.answers('first').get('tour')).toBeUndefined();
  expect(known.parts.get('card')).toBe('<article>');
});
