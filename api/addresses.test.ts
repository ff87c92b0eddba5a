import { expect, test } from 'vitest';
import { localAddress } from './addresses.ts';

test.for([
  ['127.0.0.1', 'http://127.0.0.1:8000'],
  ['0.0.0.0', 'http://127.0.0.1:8000'],
  ['::', 'http://[::1]:8000'],
  ['::1', 'http://[::1]:8000'],
  ['2001:db8::7', 'http://[2001:db8::7]:8000'],
  ['10.0.0.5', 'http://10.0.0.5:8000'],
  ['kheya.internal', 'http://kheya.internal:8000'],
] as const)('a server that listens on %s is at %s for its own machine', ([host, address]) => {
  expect(localAddress(host, 8000)).toBe(address);
  expect(new URL(address).port).toBe('8000');
});
