import { expect, test } from 'vitest';
import { watchedLog } from './watched-log.ts';

test('a line that holds a secret is told with it, and no other line is', () => {
  const { stream, leaks } = watchedLog(['open sesame']);
  stream.write('{"msg":"the door is shut"}');
  stream.write('{"msg":"they said open sesame"}');
  expect(leaks).toEqual(['open sesame in {"msg":"they said open sesame"}']);
});
