/**
 * Names in Latin letters that a Bengali page may show: what a reader will meet in these letters at an
 * airport or on a form, and has to recognise. Nothing that can be said in Bengali belongs here: what
 * is missing here is English left behind.
 */
// prettier-ignore
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
  // What is written over a door in Istanbul.
  'döviz', 'lokanta',
];

/** What is no word of a language: addresses of mail and of the web. */
export const ALLOWED_FORMS: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /https?:\/\/\S+/g,
  /\b(?:[a-z0-9-]+\.)+(?:com|org|net|gov|test|bd|in|me)(?:\.[a-z]{2})?\b/gi,
];
