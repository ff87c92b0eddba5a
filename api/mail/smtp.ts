import { createTransport } from 'nodemailer';
import type { Email } from './email.ts';

/** An e-mail with its envelope. */
export interface Addressed extends Email {
  id: string;
  sender: string;
}

/** A rejected mail. Its message is a code: the server's text may repeat the mail. */
export class MailError extends Error {
  override name = 'MailError';
}

/** Timeouts of one mail. */
interface Times {
  connectMs: number;
  greetMs: number;
  /** Between two bytes of the server. */
  idleMs: number;
  /** Of all together: a server that goes on sending bytes is never idle, and other mails wait. */
  wholeMs: number;
}

const TIMES: Times = {
  connectMs: 10_000,
  // Tolerates tarpitting: anti-spam servers delay their greeting.
  greetMs: 20_000,
  idleMs: 30_000,
  wholeMs: 120_000,
};

/**
 * Sends mails to the SMTP server at `url`, one connection per mail. Answers the recipients that the
 * server refused, while it took the mail for others.
 */
export function smtpSender(
  url: string,
  siteUrl: string,
  { connectMs, greetMs, idleMs, wholeMs }: Times = TIMES,
): (mail: Addressed) => Promise<string[]> {
  const transport = createTransport({
    url,
    // The greeting is within it, too.
    connectionTimeout: connectMs + greetMs,
    greetingTimeout: greetMs,
    socketTimeout: idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const login = transport.options.auth?.user ?? '';
  const host = new URL(siteUrl).hostname || new URL(url).hostname;

  return async ({ id, sender, recipients, subject, replyTo, text, html }) => {
    // The login where it is an address: few servers let it send as another.
    const address = login.includes('@') ? login : recipients[0]!;
    try {
      const { rejected } = await transport.sendMail({
        from: { name: sender, address },
        to: recipients.map((each) => ({ name: '', address: each })),
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        // A stable Message-ID per mail, so that a duplicate is recognised.
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        subject,
        text,
        html,
        signal: AbortSignal.timeout(wholeMs),
      });
      return rejected;
    } catch (error) {
      throw new MailError(codeOf(error));
    }
  };
}

function codeOf(error: unknown): string {
  const { code, originalCode, command, responseCode } = error as {
    code?: unknown;
    /** Of the network or of a certificate, where `code` is no more than that a socket failed. */
    originalCode?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  return [code ?? 'EUNKNOWN', originalCode, responseCode, command && `at ${String(command)}`]
    .filter(Boolean)
    .join(' ');
}
