/**
 * Makes what is typed into a field its default: Safari resets fields without autocompletion on a page that
 * comes back from its memory.
 */
export function keepTyped(field: HTMLInputElement): void {
  field.defaultValue = field.value;
}
