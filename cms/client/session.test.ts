import { afterEach, expect, test, vi } from 'vitest';
import { currentUser } from './session.ts';

afterEach(() => void vi.unstubAllGlobals());

test('nobody is asked who is signed in where there is no token', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await expect(currentUser()).rejects.toThrow('No auth token available for getCurrentUser');
  expect(fetched).not.toHaveBeenCalled();
});
