const ON_WINDOWS = 2_046;

/**
 * Whether a link to a program would open nothing, without a word: browsers on Windows hand no longer
 * address on, of which a Bengali letter takes nine characters.
 */
export const isTooLong = (href: string) =>
  href.length > ON_WINDOWS && /Windows/.test(navigator.userAgent);
