import { expect, test } from 'vitest';
import { strings } from '../../i18n/index.ts';
import { loadMessage } from './load-message.ts';

const { connection } = strings('en');

test.each([
  [
    'fetch failed',
    'Unable to connect to server. Please ensure the backend is running on port 8000.',
  ],
  ['The API answered 503', 'The API answered 503'],
  ['', 'Failed to load tours'],
])('a list that failed with "%s" says "%s"', (reason, message) => {
  const texts = { unreachable: connection.unreachable, failed: connection.failed.tours };
  expect(loadMessage(reason, texts)).toBe(message);
});

test('every list has its own words', () => {
  expect(connection.failed).toMatchObject({
    visas: 'Failed to load visa services',
    flights: 'Failed to load flights',
    tours: 'Failed to load tours',
    umrah: 'Failed to load packages',
  });
});
