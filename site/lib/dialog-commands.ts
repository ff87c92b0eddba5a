const acts: Readonly<Record<string, (dialog: HTMLDialogElement) => void>> = {
  'show-modal': (dialog) => dialog.showModal(),
  close: (dialog) => dialog.close(),
};

/** Does what `command` and `commandfor` ask where the browser does not know them yet. */
export function answerCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any')
      target.close();
    const button = (target as Element).closest('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) acts[button?.getAttribute('command') ?? '']?.(dialog);
  });
}
