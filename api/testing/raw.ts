import { connect } from 'node:net';

export interface RawAnswer {
  /** Status of every response on the connection. */
  statuses: number[];
  text: string;
}

/** Sends raw bytes over a socket, unnormalised, until the server closes it. */
export function rawExchange(port: number, ...bytes: string[]): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString();
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, code]) => Number(code));
      resolve({ statuses, text });
    });
    for (const part of bytes) socket.write(part);
  });
}
