/** What the device does not take: it stays for as long as the page does. */
const inPage = new Map<string, string>();

/**
 * The device's storage, which may be full, or closed to this site: then nothing breaks, and what is
 * written is there until the page goes.
 */
export const deviceStorage = {
  read(key: string): string | null {
    return inPage.get(key) ?? ask(() => localStorage.getItem(key)) ?? null;
  },

  /** Whether the device keeps it beyond the page. */
  write(key: string, value: string): boolean {
    const isKept = ask(() => (localStorage.setItem(key, value), true)) ?? false;
    if (isKept) inPage.delete(key);
    else inPage.set(key, value);
    return isKept;
  },

  remove(key: string): void {
    inPage.delete(key);
    ask(() => localStorage.removeItem(key));
  },
};

/** A storage that is full or closed answers nothing; what is wrong otherwise is told. */
function ask<T>(question: () => T): T | undefined {
  try {
    return question();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
