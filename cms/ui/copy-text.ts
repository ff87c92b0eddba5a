/** Copies a text; throws where the browser does not let it be copied. */
export async function copyText(text: string): Promise<void> {
  try {
    // Only a secure page has a clipboard.
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copySelected(text)) throw error;
  }
}

/** Selects the text in a box of its own and copies that, as a keyboard would. */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.style.position = 'fixed';
  box.style.opacity = '0';
  // Beside the button: a window keeps the focus within itself.
  (focused?.parentElement ?? document.body).append(box);
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}
