/**
 * Writes over the selection as if it were typed, so that the browser's own undo takes it back. What
 * knows no such command writes all the same, and tells the form.
 */
export function insertText(control: HTMLTextAreaElement, text: string): void {
  control.focus();
  if (text === '' && control.selectionStart === control.selectionEnd) return;
  const typed =
    text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (typed) return;
  control.setRangeText(text, control.selectionStart, control.selectionEnd, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
