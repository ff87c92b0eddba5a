import { nfc } from './characters.ts';

/** An address as it is stored, compared and signed in with: composed, in small letters. */
export const storedEmail = (typed: string): string => (nfc(typed) as string).toLowerCase();
