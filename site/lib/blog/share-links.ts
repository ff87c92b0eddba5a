/** Adds to a link what the browser can do itself: copy the address, and the device's own sharing. */
export class ShareLinks extends HTMLElement {
  connectedCallback() {
    const { url = '', title = '' } = this.dataset;
    // Only a secure page has a clipboard, and not every browser a sharing sheet.
    if ('clipboard' in navigator) this.#offer('[data-copy]', () => this.#copy(url));
    if ('share' in navigator) this.#offer('[data-share]', () => share({ url, title }));
  }

  #offer(selector: string, act: () => Promise<void>) {
    const button = this.querySelector<HTMLButtonElement>(selector);
    if (!button) return;
    button.hidden = false;
    button.addEventListener('click', () => void act());
  }

  async #copy(url: string) {
    await navigator.clipboard.writeText(url);
    const status = this.querySelector<HTMLElement>('[role="status"]')!;
    status.textContent = status.dataset['copied']!;
  }
}

async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // AbortError: the visitor closed the sheet.
    if ((error as Error).name !== 'AbortError') throw error;
  }
}
