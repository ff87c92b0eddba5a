/** In-memory fallback for values that localStorage refuses; lost with the page. */
const inPage = new Map<string, string>();

/**
 * localStorage with an in-memory fallback: when it is full, or blocked for this site, values last
 * until the page goes.
 */
export const deviceStorage = {
  keys(): string[] {
    return [...inPage.keys(), ...(ask((storage) => Object.keys(storage)) ?? [])];
  },

  read(key: string): string | null {
    return inPage.get(key) ?? ask((storage) => storage.getItem(key)) ?? null;
  },

  /** Whether the device keeps it beyond the page. */
  write(key: string, value: string): boolean {
    const isKept = ask((storage) => (storage.setItem(key, value), true)) ?? false;
    if (isKept) inPage.delete(key);
    else inPage.set(key, value);
    return isKept;
  },

  /** Whether the page alone has any of the values whose keys begin so. */
  holds(beginning: string): boolean {
    return [...inPage.keys()].some((key) => key.startsWith(beginning));
  },

  /** Calls back when another tab writes or removes it, or clears all of it; answers how to stop that. */
  onChangeElsewhere(key: string, listener: (isCleared: boolean) => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener(event.key === null);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },

  remove(key: string): void {
    inPage.delete(key);
    ask((storage) => storage.removeItem(key));
  },
};

/**
 * A storage that is full or closed answers nothing; what is wrong otherwise is told. An app that shows
 * the page may have none, which is null.
 */
function ask<T>(question: (storage: Storage) => T): T | undefined {
  try {
    const storage = localStorage as Storage | null;
    return storage ? question(storage) : undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
