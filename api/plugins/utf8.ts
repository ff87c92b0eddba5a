import { ApiError } from '../errors.ts';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as text; undefined where they are not UTF-8, which would come out with letters replaced. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

export const notUtf8 = () => new ApiError(400, 'The body is not valid UTF-8');
