/** Buttons that print the page, shown where there is a script to do it. */
export function showPrintButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
}
