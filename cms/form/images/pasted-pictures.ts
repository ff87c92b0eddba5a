/** As a browser copies one: its address is beside it as words. */
function isPicture(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.querySelector('img') !== null && body.textContent.trim() === '';
}

/**
 * Pictures that are pasted as such. Spreadsheets and documents copy one of the words beside it: there the
 * words are meant. A file manager has its name in words.
 */
export function pastedPictures(clipboard: DataTransfer): File[] {
  const files = [...clipboard.files];
  const words = clipboard.getData('text/plain').trim();
  const areNamed = files.every(({ name }) => words.includes(name));
  return words === '' || areNamed || isPicture(clipboard.getData('text/html')) ? files : [];
}
