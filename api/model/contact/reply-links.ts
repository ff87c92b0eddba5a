import { ownEmail } from './lead-form.ts';
import { mailtoHref, type MailWords } from './mailto.ts';
import { telHref, whatsappHref } from './phone.ts';

/** Ways to answer an enquiry. */
export const REPLY_CHANNELS = ['call', 'whatsapp', 'email'] as const;
export type ReplyChannel = (typeof REPLY_CHANNELS)[number];

interface Reached {
  phone: string | null;
  email: string | null;
}

const links: Readonly<
  Record<ReplyChannel, (to: Reached, words?: MailWords) => string | undefined>
> = {
  // A telephone takes no text: staff read it out.
  call: ({ phone }) => telHref(phone),
  whatsapp: ({ phone }, words) => (phone ? whatsappHref(phone, words?.text) : undefined),
  email: (to, words) => {
    const email = ownEmail(to);
    return email ? mailtoHref(email, words) : undefined;
  },
};

/** The link that answers by a channel, with the words put in; undefined where it leads nowhere. */
export const replyHref = (
  channel: ReplyChannel,
  to: Reached,
  words?: MailWords,
): string | undefined => links[channel](to, words);
