import { choose, chooseNone, leaveOut, showChosen } from '../compare/comparing.ts';
import { paint, toggle } from '../saved/saving.ts';
import { copyText, shareAddress } from '../share/sharing.ts';

/** The acts of controls by the name in their `data-take`. */
const acts: Readonly<Record<string, (control: HTMLElement) => void>> = {
  save: toggle,
  choose: (control) => choose(control as HTMLInputElement),
  'leave-out': leaveOut,
  'choose-none': chooseNone,
  copy: copyText,
  share: shareAddress,
};

export const follow = (control: HTMLElement): void => acts[control.dataset['take']!]!(control);

function showSaved(): void {
  paint();
  const list = document.querySelector<HTMLElement>('[data-saved]');
  if (list) void import('../saved/saved-list.ts').then(({ listSaved }) => listSaved(list));
}

/** Shows what the device and the address say by now. */
export function show(): void {
  showSaved();
  void showChosen();
}

// From here on a list that was emptied elsewhere is shown as well.
for (const type of ['pageshow', 'storage']) addEventListener(type, showSaved);
