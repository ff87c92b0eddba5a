import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerError } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The raw message. */
  raw: string;
}

export interface MailServer {
  port: number;
  url: string;
  /** Accepted mails; `offered` counts all attempts. */
  mails: ReceivedMail[];
  offered: () => number;
  close: () => Promise<void>;
}

/** Accepts a mail, or rejects it with an SMTP code: 4xx temporary, 5xx permanent. */
export type Verdict = (attempt: number) => number | 'taken';

interface MailServerOptions {
  /** 0 for a free one. */
  port?: number;
  verdict?: Verdict;
  /** The SMTP code by which a recipient is refused, as greylisting does; undefined: none. */
  refusalOf?: (recipient: string) => number | undefined;
}

/** An SMTP server on localhost. */
export async function mailServer({
  port = 0,
  verdict = () => 'taken',
  refusalOf = () => undefined,
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let offered = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const responseCode = refusalOf(address);
      done(responseCode ? Object.assign(new Error('Refused'), { responseCode }) : null);
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        const decision = verdict(++offered);
        if (decision === 'taken') {
          const { mailFrom, rcptTo } = envelope;
          mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
          });
          return done();
        }
        // Real servers quote the mail in their refusal.
        const refusal: SMTPServerError = new Error(`Refused because of: ${raw}`);
        refusal.responseCode = decision;
        return done(refusal);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.server.address() as AddressInfo).port;
  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    mails,
    offered: () => offered,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The headers of a mail, unfolded and decoded. */
export function headersOf({ raw }: ReceivedMail): Record<string, string> {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), decodeWords(value.join(': '))];
    }),
  );
}

/** Decodes `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('latin1')
        : word
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (__, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
    )
    .replace(/[\u0080-\u00FF]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));

/** The decoded bodies of a mail, text and HTML, by content type. */
export function partsOf({ raw }: ReceivedMail): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  if (!boundary) return {};
  const parts = raw.split(`\r\n--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.trimStart().split('\r\n\r\n');
      const kind = /^content-type: ([\w/]+)/im.exec(head)?.[1] ?? '';
      const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1] ?? '7bit';
      return [kind, decodings[encoding.toLowerCase()]!(body.join('\r\n\r\n'))];
    }),
  );
}

const decodings: Readonly<Record<string, (body: string) => string>> = {
  '7bit': (body) => body,
  base64: (body) => Buffer.from(body, 'base64').toString('utf8'),
  'quoted-printable': (body) =>
    Buffer.from(
      body
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        ),
      'latin1',
    ).toString('utf8'),
};
