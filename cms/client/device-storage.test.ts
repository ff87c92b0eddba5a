import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage } from './device-storage.ts';

afterEach(() => void vi.unstubAllGlobals());

function device(setItem: (key: string, value: string) => void) {
  const kept = new Map([['draft', 'an older one']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      setItem(key, value);
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

const full = () => {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
};

test('what a device has room for is kept on it', () => {
  const kept = device(() => {});
  expect(deviceStorage.write('draft', 'new')).toBe(true);
  expect([kept.get('draft'), deviceStorage.read('draft')]).toEqual(['new', 'new']);
  deviceStorage.remove('draft');
  expect(deviceStorage.read('draft')).toBeNull();
});

test('what a full device does not take is said, and stays with the page', () => {
  device(full);
  expect(deviceStorage.write('draft', 'new')).toBe(false);
  expect(deviceStorage.read('draft')).toBe('new');
  device(() => {});
  expect(deviceStorage.write('draft', 'newer')).toBe(true);
  expect(deviceStorage.read('draft')).toBe('newer');
});

test('a device that is closed to the site has nothing, and breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
    removeItem: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  expect(deviceStorage.read('nothing')).toBeNull();
  expect(() => deviceStorage.remove('nothing')).not.toThrow();
});

test('an app that shows the page without a storage breaks nothing either', () => {
  vi.stubGlobal('localStorage', null);
  expect(deviceStorage.read('module')).toBeNull();
  expect(deviceStorage.write('module', 'tours')).toBe(false);
  expect(deviceStorage.read('module')).toBe('tours');
  expect(deviceStorage.keys()).toContain('module');
  deviceStorage.remove('module');
  expect(deviceStorage.read('module')).toBeNull();
});

test('any other fault is told', () => {
  device(() => {
    throw new Error('locked');
  });
  expect(() => deviceStorage.write('draft', 'new')).toThrow('locked');
});
