import { WEBHOOK_SECRET_PREFIX as PREFIX } from '#model/access/webhook-secret.ts';

const MIN_BYTES = 32;
const MIN_DISTINCT = 9;
/** A secret that repeats after fewer characters is as easy to guess as its period. */
const MIN_PERIOD = 17;
/** Largest share of adjacent characters that are also adjacent in the alphabet. */
const MAX_IN_ORDER = 0.6;

const MIN_WEBHOOK_KEY_BYTES = 24;

/** Example secrets from tutorials and templates, reduced to letters and digits. */
const EXAMPLES = [
  'astringsecretatleast256bitslong',
  'changeit',
  'changeme',
  'changethis',
  'correcthorsebatterystaple',
  'donotuse',
  'examplekey',
  'examplesecret',
  'insertyour',
  'jwtsecret',
  'keyboardcat',
  'letmein',
  'mysecret',
  'nevergonnagiveyouup',
  'notsosecret',
  'password',
  'qwertyuiop',
  'replaceme',
  'replacethis',
  'secretkey',
  'secretsecret',
  'superduper',
  'supersecret',
  'thisisasecret',
  'topsecret',
  'verysecret',
  'yoursecret',
  'your256bitsecret',
  'yourkey',
];

/** Why a secret is weak, in words that do not repeat it; undefined where it is not. */
export function weaknessOf(secret: string): string | undefined {
  if (Buffer.byteLength(secret) < MIN_BYTES) return `give at least ${MIN_BYTES} bytes`;
  const key = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : undefined;
  if (key !== undefined && !isLongKey(key))
    return `behind ${PREFIX} stands base64 of at least ${MIN_WEBHOOK_KEY_BYTES} bytes`;
  const text = key ?? secret;
  if (new Set(text).size < MIN_DISTINCT) return 'it has too few different characters';
  if (period(text) < MIN_PERIOD) return 'it repeats itself';
  if (shareInOrder(text) > MAX_IN_ORDER) return 'its characters follow one another';
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  if (EXAMPLES.some((example) => plain.includes(example))) return 'it is a well-known example';
  return undefined;
}

function isLongKey(base64: string): boolean {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length >= MIN_WEBHOOK_KEY_BYTES && bytes.toString('base64') === base64;
}

/** The period of the text. */
function period(text: string): number {
  let shift = 1;
  while (shift < text.length && !text.startsWith(text.slice(shift))) shift++;
  return shift;
}

/** `abcdef…`, `98765…`: a step of one, forwards or backwards. */
function shareInOrder(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, index) => Math.abs(code - codes[index]!));
  return steps.filter((step) => step <= 1).length / steps.length;
}
