const KEY = 'cms_recent';
const KEPT = 6;

/** The keys of what was opened last, the latest first. */
export function recents(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    // Somebody else wrote there: nothing is remembered.
    return [];
  }
}

export const remember = (key: string) =>
  localStorage.setItem(
    KEY,
    JSON.stringify([key, ...recents().filter((each) => each !== key)].slice(0, KEPT)),
  );
