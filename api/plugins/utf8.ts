import { ApiError } from '../errors.ts';

const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes strictly: undefined where bytes are not UTF-8, instead of replacement characters. A byte order
 * mark in front is dropped, which would be a letter of a form's first name.
 */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

export const notUtf8 = () => new ApiError(400, 'The body is not valid UTF-8');
