import { showToast } from '../browser/toast.ts';
import { removeSaved, savedOn, toggleSaved, type Outcome } from './saved-items.ts';

const kinds = {
  saved: 'success',
  removed: 'notice',
  full: 'error',
  refused: 'error',
} as const satisfies Record<Outcome | 'refused', Parameters<typeof showToast>[0]['kind']>;

/** Saves the item of a button, or takes it off the list, and says so. */
export function toggle(button: HTMLElement): void {
  const outcome = outcomeOf(() => toggleSaved(localStorage, button.dataset['save']!));
  showToast({ kind: kinds[outcome], text: `saving-${outcome}` });
  paint();
}

/** Takes items off the list, where the browser lets it be written. */
export function forget(keys: readonly string[]): void {
  outcomeOf(() => {
    removeSaved(localStorage, keys);
    return 'removed';
  });
}

/** A browser may forbid its storage, have no room left in it, or have none: in some apps it is null. */
function outcomeOf(act: () => Outcome): Outcome | 'refused' {
  try {
    return act();
  } catch {
    return 'refused';
  }
}

/** Keys saved on this device; none where the browser forbids to look. */
export function savedHere(): string[] {
  try {
    return savedOn(localStorage);
  } catch {
    return [];
  }
}

/** Shows on every button whether its item is saved. */
export function paint(): void {
  const saved = new Set(savedHere());
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]'))
    button.setAttribute('aria-pressed', String(saved.has(button.dataset['save']!)));
}
