import { ownEmail } from './lead-form.ts';
import { telHref, whatsappHref } from './phone.ts';

/** Ways to answer an enquiry. */
export const REPLY_CHANNELS = ['call', 'whatsapp', 'email'] as const;
export type ReplyChannel = (typeof REPLY_CHANNELS)[number];

interface Reached {
  phone: string | null;
  email: string | null;
}

interface Words {
  subject: string;
  text: string;
}

const links: Readonly<Record<ReplyChannel, (to: Reached, words?: Words) => string | undefined>> = {
  // A telephone takes no text: staff read it out.
  call: ({ phone }) => telHref(phone),
  whatsapp: ({ phone }, words) => (phone ? whatsappHref(phone, words?.text) : undefined),
  email: (to, words) => {
    const email = ownEmail(to);
    return email ? mailtoHref(email, words) : undefined;
  },
};

/** The link that answers by a channel, with the words put in; undefined where it leads nowhere. */
export const replyHref = (channel: ReplyChannel, to: Reached, words?: Words): string | undefined =>
  links[channel](to, words);

/** RFC 6068: line ends are CR LF, and an address is escaped but for its `@`. */
function mailtoHref(email: string, words: Words | undefined): string {
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
