import { nfc } from '../text/characters.ts';

/** The canonical form of an address, for storage and comparison: NFC, lower case. */
export const storedEmail = (typed: string): string => (nfc(typed) as string).toLowerCase();
