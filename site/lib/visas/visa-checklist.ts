import { formatNumber } from '#model/format/money.ts';
import type { Locale } from '#model/kit/locales.ts';
import { sendHref } from './checklist.ts';

/** Keeps the ticks of a visa's list on this device, and in the message that sends the list. */
class VisaChecklist extends HTMLElement {
  connectedCallback() {
    this.addEventListener('change', () => {
      this.#keep();
      this.#showProgress();
    });
    // Another tab may tick meanwhile; shown again from the browser's memory, a page is as it was.
    addEventListener('storage', () => this.#showKept());
    addEventListener('pageshow', ({ persisted }) => persisted && this.#showKept());
    const early = this.#boxes.filter(({ checked }) => checked);
    this.#showKept();
    // Ticked before this script came.
    for (const box of early.filter(({ checked }) => !checked)) box.click();
  }

  #showKept() {
    const ticked = this.#kept();
    if (ticked) for (const box of this.#boxes) box.checked = ticked.has(box.value);
    this.#showProgress();
  }

  get #boxes() {
    return boxesIn(this);
  }

  get #storageKey() {
    return `kheya:checklist:${this.dataset['visa']}`;
  }

  /** Undefined on a device that keeps nothing for us. */
  #kept(): ReadonlySet<string> | undefined {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#storageKey) ?? '[]');
      return new Set(Array.isArray(kept) ? kept : []);
    } catch {
      return undefined;
    }
  }

  #keep() {
    const ticked = this.#boxes.filter((box) => box.checked).map((box) => box.value);
    try {
      if (ticked.length > 0) localStorage.setItem(this.#storageKey, JSON.stringify(ticked));
      else localStorage.removeItem(this.#storageKey);
    } catch {
      // The list still works for as long as the page is open.
    }
  }

  /** Each group is counted alone: nobody needs what employees, students and owners need. */
  #showProgress() {
    const locale = document.documentElement.dataset['locale'] as Locale;
    for (const ready of this.querySelectorAll<HTMLElement>('[data-ready]')) {
      const boxes = boxesIn(ready.closest<HTMLElement>('[data-group]')!);
      const done = boxes.filter((box) => box.checked).length;
      ready.textContent = (ready.dataset['ready'] ?? '')
        .replace('{n}', formatNumber(done, locale))
        .replace('{total}', formatNumber(boxes.length, locale));
    }
    const send = this.querySelector<HTMLAnchorElement>('a[data-send]');
    if (send) send.href = this.#message();
  }

  #message(): string {
    const groups = [...this.querySelectorAll<HTMLElement>('[data-group]')].map((group) => ({
      heading: group.dataset['group'] ?? '',
      needs: boxesIn(group).map((box) => ({
        text: box.labels?.[0]?.textContent?.trim() ?? '',
        done: box.checked,
      })),
    }));
    return sendHref({
      title: this.dataset['title'] ?? '',
      groups,
      link: this.dataset['link'] ?? '',
    });
  }
}

const boxesIn = (part: HTMLElement) => [
  ...part.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'),
];

customElements.define('visa-checklist', VisaChecklist);
