import { choose, chooseNone, leaveOut, showChosen } from '../compare/comparing.ts';
import { paint, toggle } from '../saved/saving.ts';
import { copyText, shareAddress } from '../share/sharing.ts';

/** The acts of controls by the name in their `data-take`. */
const acts: Readonly<Record<string, (control: HTMLElement, isTicked: boolean) => void>> = {
  save: toggle,
  choose: (control, isTicked) => choose((control as HTMLInputElement).value, isTicked),
  'leave-out': leaveOut,
  'choose-none': chooseNone,
  copy: copyText,
  share: shareAddress,
};

/** Follows a control, and what it was ticked to: a list that is shown meanwhile ticks it otherwise. */
export const follow = (control: HTMLElement, isTicked: boolean): void =>
  acts[control.dataset['take']!]!(control, isTicked);

const saved = document.querySelector<HTMLElement>('[data-saved]');

async function showSaved(): Promise<void> {
  paint();
  if (saved) await (await import('../saved/saved-list.ts')).listSaved(saved);
}

/** Shows what the device and the address say by now. */
export async function show(): Promise<void> {
  await showSaved();
  // A list of what is saved shows what is chosen in it once it is there.
  if (!saved) await showChosen();
}

// From here on a list that was emptied elsewhere is shown as well.
for (const type of ['pageshow', 'storage']) addEventListener(type, () => void showSaved());
