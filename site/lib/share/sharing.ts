const addressOf = (control: HTMLElement) => control.closest<HTMLElement>('[data-url]')!;

/** Copies the address of a page, and says so; where the browser refuses, shows it to be copied by hand. */
export async function copyAddress(control: HTMLElement): Promise<void> {
  const root = addressOf(control);
  const { url = '' } = root.dataset;
  const status = root.querySelector<HTMLElement>('[role="status"]')!;
  const { copied = '', failed = '' } = status.dataset;
  try {
    // Only a secure page has a clipboard.
    await navigator.clipboard.writeText(url);
    status.textContent = copied;
  } catch {
    status.textContent = failed.replace('{url}', () => url);
  }
}

/** Opens the device's own sharing. */
export async function shareAddress(control: HTMLElement): Promise<void> {
  const { url = '', title = '' } = addressOf(control).dataset;
  try {
    await navigator.share({ url, title });
  } catch (error) {
    // AbortError: the visitor closed the sheet. NotAllowedError: this script came too late after the press.
    if (!['AbortError', 'NotAllowedError'].includes((error as Error).name)) throw error;
  }
}
