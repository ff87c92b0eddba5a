import { deviceStorage } from '../../client/device-storage.ts';

const KEY = 'cms_recent';
const KEPT = 6;

/** The keys of what was opened last, the latest first. */
export function recents(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    // Somebody else wrote there: nothing is remembered.
    return [];
  }
}

export const remember = (key: string) =>
  void deviceStorage.write(
    KEY,
    JSON.stringify([key, ...recents().filter((each) => each !== key)].slice(0, KEPT)),
  );
