import { expect, test } from 'vitest';
import { eventsIn } from './event-stream.ts';

test('events come with their name and their data; comments and other fields are nothing', () => {
  const text =
    'retry: 1000\n\nevent: status\ndata: {"a":1}\n\n: still here\n\ndata: x\ndata: y\n\n';
  expect(eventsIn(text)).toEqual({
    events: [
      { name: 'status', data: '{"a":1}' },
      { name: 'message', data: 'x\ny' },
    ],
    rest: '',
  });
});

test('what has not fully arrived waits for its rest', () => {
  const first = eventsIn('event: status\r\ndata: {"a"');
  expect(first).toEqual({ events: [], rest: 'event: status\r\ndata: {"a"' });
  expect(eventsIn(`${first.rest}:1}\r\n\r\n`).events).toEqual([
    { name: 'status', data: '{"a":1}' },
  ]);
});

test('a line ends where the stream says, whatever its text holds', () => {
  const data = 'a\u2028b\u2029c\u0085d';
  expect(eventsIn(`event: status\ndata: ${data}\n\n`).events).toEqual([{ name: 'status', data }]);
});
