/** Polyfill of dialogs: `commandfor` opens and closes them, `closedby` closes, the hash opens. */
export function supportDialogs(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype))
    document.addEventListener('click', command);
  if (!('closedBy' in HTMLDialogElement.prototype))
    document.addEventListener('click', lightDismiss);
  if (document.readyState === 'complete') openOnceThere();
  else window.addEventListener('load', openOnceThere, { once: true });
  window.addEventListener('hashchange', openByHash);
}

const dialogNamed = (id: string) => {
  const found = document.getElementById(id);
  return found instanceof HTMLDialogElement ? found : undefined;
};

function command({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLButtonElement>('button[commandfor]');
  const dialog = dialogNamed(button?.getAttribute('commandfor') ?? '');
  if (button?.getAttribute('command') === 'show-modal') dialog?.showModal();
  else dialog?.close();
}

/** A press on the backdrop is a press on the dialog itself, beyond its edges. */
function lightDismiss({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}

/**
 * Going to the part of the page that the address names takes the focus, in a frame after the load: the
 * dialog comes after that.
 */
function openOnceThere(): void {
  requestAnimationFrame(() => requestAnimationFrame(openByHash));
}

/** A link to a dialog, from here or from elsewhere, opens it. */
function openByHash(): void {
  const dialog = dialogNamed(location.hash.slice(1));
  if (dialog && !dialog.open) dialog.showModal();
}
