export interface Toast {
  kind: 'success' | 'notice' | 'error';
  /** Name of a `<template>` of the page. */
  text: string;
  /** Said instead of what follows its title. */
  promise?: string | null;
}

const SHOWN_MS = 4_500;
/** Toasts with a link stay longer: it must be reached, by keyboard, too. */
const LEADING_MS = 30_000;
const MOST = 3;

/** Shows one of the page's toasts; in an open dialog, since the page behind it is out of reach. */
export function showToast({ kind, text, promise }: Toast): void {
  const region =
    document.querySelector('dialog[open] [data-toasts]') ??
    document.querySelector('body > [data-toasts]');
  const template = document.querySelector<HTMLTemplateElement>(`template[data-toast="${text}"]`);
  if (!region || !template) throw new Error(`No toast "${text}" on this page`);
  const toast = document.createElement('p');
  toast.className = 'toast';
  toast.dataset['kind'] = kind;
  toast.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  toast.append(template.content.cloneNode(true));
  if (promise) toast.querySelector('span')!.textContent = promise;
  // A success dismisses the errors that are still shown: they have been put right.
  if (kind === 'success')
    for (const old of region.querySelectorAll('[data-kind="error"]')) old.remove();
  while (region.childElementCount >= MOST) region.firstElementChild!.remove();
  region.append(toast);
  const link = toast.querySelector('a');
  link?.addEventListener('click', () => toast.remove());
  setTimeout(() => toast.remove(), link ? LEADING_MS : SHOWN_MS);
}
