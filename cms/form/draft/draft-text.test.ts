import { expect, test } from 'vitest';
import { choiceText } from './draft-text.ts';

test('an option is said in words, and a brand as it spells itself', () => {
  expect(['one_way', 'tour-package', 'whatsapp'].map(choiceText)).toEqual([
    'one way',
    'tour package',
    'WhatsApp',
  ]);
});
