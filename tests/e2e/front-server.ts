import { request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/** Asks the product what a server in front of it was asked, and answers as it does. */
export function passOn(
  baseURL: string | undefined,
  { method, headers, url = '' }: IncomingMessage,
  answer: ServerResponse,
): ClientRequest {
  const passed = request(new URL(url, baseURL), { method, headers }, (found) => {
    answer.writeHead(found.statusCode!, found.headers);
    found.pipe(answer);
  });
  return passed.on('error', () => answer.destroy());
}
