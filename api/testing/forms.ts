/** One part of a form. Without a `filename` it is a plain field. */
export interface Part {
  name: string;
  content: Buffer | string;
  filename?: string;
  type?: string;
}

const BOUNDARY = 'a-boundary-for-tests';

export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

/** A multipart body as a browser sends it, but with names and values unescaped. */
export function multipartBody(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, content, filename, type }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece)));
}
