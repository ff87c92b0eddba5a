/** Copies the text of a button, and says so; where the browser refuses, shows it to be copied by hand. */
export async function copyText(control: HTMLElement): Promise<void> {
  const { text = '' } = control.dataset;
  const status = control.closest('[data-copying]')!.querySelector<HTMLElement>('[role="status"]')!;
  const { copied = '', failed = '' } = status.dataset;
  try {
    // Only a secure page has a clipboard.
    await navigator.clipboard.writeText(text);
    status.textContent = copied;
  } catch {
    status.textContent = failed.replace('{text}', () => text);
  }
}

/** Opens the device's own sharing. */
export async function shareAddress(control: HTMLElement): Promise<void> {
  const { url = '', title = '' } = control.closest<HTMLElement>('[data-url]')!.dataset;
  try {
    await navigator.share({ url, title });
  } catch (error) {
    // AbortError: the visitor closed the sheet. NotAllowedError: this script came too late after the press.
    if (!['AbortError', 'NotAllowedError'].includes((error as Error).name)) throw error;
  }
}
