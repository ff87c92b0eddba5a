/** For a dialog that opens: React focuses once, when it draws, and leaves no mark in the page. */
export const markAutofocus = (element: HTMLElement | null) => {
  element?.setAttribute('autofocus', '');
};
