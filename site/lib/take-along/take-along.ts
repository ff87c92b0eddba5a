import { onDevice } from '../browser/on-device.ts';
import { showToast } from '../browser/toast.ts';
import { CARDS_ADDED } from '../narrowing/cards-added.ts';
import { SAVED_KEY } from '../saved/saved-key.ts';

type Control = HTMLElement & { checked?: boolean };

/**
 * Loads what saves, compares and shares at the first press of one of its controls; at once where something
 * is saved on this device, or the address says what is compared.
 */
export function takeAlong(): void {
  const acts = () => import('./acts.ts');
  /** Controls pressed while the script is still to come, each with whether it is ticked since. */
  const pressed = new Map<Control, boolean>();
  const press = (control: Control) => {
    pressed.set(control, control.checked === true);
    acts().then(
      ({ follow }) => {
        // In their order, which that of the imports need not be. A heart pressed again because nothing
        // happened was pressed once.
        for (const [each, isTicked] of pressed) {
          pressed.delete(each);
          follow(each, isTicked);
        }
      },
      () => {
        // Tried again at the next press.
        if (!pressed.delete(control)) return;
        // The browser ticked a box by itself; of a button it says nothing.
        control.checked = false;
        showToast({ kind: 'error', text: 'unloaded' });
      },
    );
  };
  document.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<Control>('[data-take]');
    if (control) press(control);
  });
  // Ticked before this script came.
  document.querySelectorAll<Control>('[data-take]:checked').forEach(press);
  // Shown again from the browser's memory, a page is as it was; another tab may save meanwhile, and cards
  // of other pages come as they were made.
  for (const type of ['pageshow', 'storage', CARDS_ADDED])
    addEventListener(type, () => {
      if (location.search.includes('p=') || onDevice(() => SAVED_KEY in localStorage))
        acts()
          .then(({ show }) => show())
          // Beside it, a list of what is saved is not called empty.
          .catch(() => document.querySelector('[data-failed]')?.removeAttribute('hidden'));
    });
  // Read by styles: the device's own sharing stands for the links.
  if ('share' in navigator) document.documentElement.dataset['shares'] = '';
}
