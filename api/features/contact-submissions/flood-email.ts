import { paths } from '#model/routes/paths.ts';
import { bodies, momentInWords } from '../../mail/email.ts';
import type { ComposeEmail } from '../../mail/mailer.ts';
import { PLAUSIBLE_A_MINUTE, PLAUSIBLE_AN_HOUR } from './flood.ts';
import type { LeadLetterOptions } from './lead-email.ts';

/** The e-mail that a flood of enquiries has begun: further ones have none of their own. */
export const composeFloodEmail =
  ({ siteUrl, recipients }: LeadLetterOptions): ComposeEmail =>
  async (_db, { queued_at }) => ({
    recipients,
    subject: 'Very many enquiries at once',
    ...bodies({
      facts: [{ label: 'Since', value: momentInWords(queued_at) }],
      message:
        `More than ${PLAUSIBLE_A_MINUTE} enquiries a minute, or ${PLAUSIBLE_AN_HOUR} an hour, have ` +
        'come from the website. Until it is calmer, new ones are kept under Suspected spam, and ' +
        'you get no e-mail of each. Some of them may be real: look through them there.',
      link: {
        label: 'Open Suspected spam in the CMS',
        href: `${siteUrl}${paths.cms}/contacts?box=spam`,
      },
    }),
  });
