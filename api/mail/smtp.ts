import { createTransport } from 'nodemailer';
import type { Letter } from './letter.ts';

/** Everything that stands on the envelope. */
export interface Addressed extends Letter {
  id: string;
  sender: string;
}

/** A mail that was not taken. Its message is a code: what a server says may repeat the mail. */
export class MailError extends Error {
  override name = 'MailError';
}

/** Hands mails to the server at `url`, one connection a mail. */
export function smtpSender(url: string, siteUrl: string): (mail: Addressed) => Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    // Servers that hold spam off greet late on purpose.
    greetingTimeout: 20_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { username, hostname } = new URL(url);
  const login = decodeURIComponent(username);
  const host = new URL(siteUrl).hostname || hostname;

  return async ({ id, sender, recipients, subject, replyTo, text, html }) => {
    // The login's own address where it is one: few servers let it send as another.
    const address = login.includes('@') ? login : recipients[0]!;
    try {
      await transport.sendMail({
        from: { name: sender, address },
        to: recipients.map((each) => ({ name: '', address: each })),
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        // The same at every attempt, so that a mail that arrives twice is seen to be one.
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        subject,
        text,
        html,
      });
    } catch (error) {
      throw new MailError(codeOf(error));
    }
  };
}

function codeOf(error: unknown): string {
  const { code, command, responseCode } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  return [code ?? 'EUNKNOWN', responseCode, command && `at ${String(command)}`]
    .filter(Boolean)
    .join(' ');
}
