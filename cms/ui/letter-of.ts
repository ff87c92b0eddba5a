/**
 * The Latin letter of a stroke, in small. Layouts of other scripts, such as Bengali ones, have their own
 * letter as the key: there the place of the key tells, as it does to the browser's own shortcuts.
 */
export const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (/^\p{ASCII}/u.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
