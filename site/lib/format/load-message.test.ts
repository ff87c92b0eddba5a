import { expect, test } from 'vitest';
import { strings } from '../../i18n/index.ts';
import { loadMessage } from './load-message.ts';

const texts = strings('en');

test.each([
  [
    'fetch failed',
    'Unable to connect to server. Please ensure the backend is running on port 8000.',
  ],
  ['The API answered 503', 'The API answered 503'],
  ['', 'Failed to load tours'],
])('a list that failed with "%s" says "%s"', (reason, message) => {
  const { unreachable } = texts.connection;
  expect(loadMessage(reason, { unreachable, failed: texts.tours.notLoaded })).toBe(message);
});

test.each([
  ['visas', 'Failed to load visa services'],
  ['flights', 'Failed to load flights'],
  ['tours', 'Failed to load tours'],
  ['umrah', 'Failed to load packages'],
] as const)('the list of %s has its own words', (list, message) => {
  expect(texts[list].notLoaded).toBe(message);
});
