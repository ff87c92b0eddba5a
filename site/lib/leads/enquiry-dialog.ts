/** Copy of the selector: the model would bring the site's texts into the page script. */
const dialogOf = () => document.querySelector<HTMLDialogElement>('dialog#enquiry');

/** Click listener: a press on an enquiry button fills the dialog with its item, and opens it. */
export function openEnquiryDialogs(): void {
  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-enquiry]');
    const dialog = dialogOf();
    if (!opener || !dialog) return;
    const isLink = opener instanceof HTMLAnchorElement;
    if (isLink && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    fill(dialog, opener.dataset);
    if (!isLink) return;
    event.preventDefault();
    dialog.showModal();
  });
}

function fill(
  dialog: HTMLDialogElement,
  { enquiry, item, subject, departure }: DOMStringMap,
): void {
  const values: Record<string, string | undefined> = {
    service: enquiry,
    item_id: item,
    subject,
    message_otherwise: subject,
  };
  for (const field of dialog.querySelectorAll<HTMLInputElement>('input[type="hidden"]'))
    if (field.name in values) field.value = values[field.name] ?? '';
  const choice = dialog.querySelector<HTMLFieldSetElement>('[data-choice]');
  if (choice) {
    choice.hidden = choice.disabled = item !== choice.dataset['choice'];
    if (departure) choice.querySelector('select')!.value = departure;
  }
  dialog.querySelector('h2')!.textContent = subject ?? '';
}
