/** Words that a link to an address puts into the mail. */
export interface MailWords {
  subject: string;
  text: string;
}

/**
 * RFC 6068: line ends are CR LF, and an address is escaped but for its `@`. A mail program reads what
 * follows a `?` as headers.
 */
export function mailtoHref(email: string, words?: MailWords): string {
  const to = email.split('@').map(encodeURIComponent).join('@');
  if (!words) return `mailto:${to}`;
  const body = words.text.replaceAll('\n', '\r\n');
  const fields = [
    ['subject', words.subject],
    ['body', body],
  ].filter(([, value]) => value !== '');
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join('&');
  return `mailto:${to}${query && `?${query}`}`;
}
