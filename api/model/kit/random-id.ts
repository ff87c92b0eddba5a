/** A random UUID; `crypto.randomUUID` exists in secure contexts (https) only. */
export function randomId(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return [4, 2, 2, 2, 6].map((bytes) => hex.splice(0, bytes).join('')).join('-');
}
