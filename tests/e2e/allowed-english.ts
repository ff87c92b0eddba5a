/**
 * Allowlist of names in Latin letters for Bengali pages: names that a reader meets in these letters
 * at an airport or on a form, and has to recognise. Nothing that can be said in Bengali belongs
 * here: any other English is untranslated.
 */
// oxfmt-ignore
export const ALLOWED_ENGLISH: readonly string[] = [
  // The link to the English page, for those who read English.
  'ENG: view this page in English',
  'ENG',
  // Airports, as tickets name them.
  'CCU', 'CGP', 'CXB', 'DAC', 'DXB', 'IST', 'JED', 'KTM', 'KUL', 'LHR',
  // Forms and portals of other countries, beside their names in Bengali.
  'ASAN', 'Hayya', 'IMUGA', 'MDAC', 'TDAC', "attestation d'accueil",
  // Signs to follow, and what a passport or a ticket has printed in it.
  'Connecting flights', 'Transfer', 'MOML', 'Md', 'Mohammad',
  // Signs on shops in Istanbul.
  'döviz', 'lokanta',
];

/**
 * Patterns that are no words: e-mail and web addresses, numbers of licences as a register prints them,
 * and places of a row that a script fills in.
 */
export const ALLOWED_FORMS: readonly RegExp[] = [
  /\b[A-Z]+-\d{4,}\b/g,
  /\{\w+\}/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /https?:\/\/\S+/g,
  /\b(?:[a-z0-9-]+\.)+(?:com|org|net|gov|test|bd|in|me)(?:\.[a-z]{2})?\b/gi,
];
