import type { Db } from '../db/database.ts';
import { Courier, type Surroundings } from './courier.ts';
import type { Email } from './email.ts';
import { MAIL_KINDS, queueMail, type Due, type MailKind } from './queue.ts';
import { MailError, type Addressed } from './smtp.ts';

/** Sender name until there is contact info. */
const DEFAULT_SENDER = 'Kheya Travels';

/** A queued mail that is due. */
export type DueMail = Due<MailKind>;

/** Composes a mail when it is sent; without recipients it goes to the agency. */
export type ComposeEmail = (db: Db, mail: DueMail) => Promise<Email | undefined>;

export interface MailerOptions extends Surroundings {
  /** Answers the recipients that were refused, where others were not. */
  send: (mail: Addressed) => Promise<string[]>;
  /** One composer per kind of mail; undefined where the mail is obsolete. */
  composers: Readonly<Record<MailKind, ComposeEmail>>;
}

/** Sends the mails of the queue. */
export class Mailer extends Courier<MailKind> {
  constructor({ send, composers, ...around }: MailerOptions) {
    super(around, {
      name: 'mail',
      kinds: MAIL_KINDS,
      send: async (mail) => {
        const email = await composers[mail.kind](around.db, mail);
        if (!email) return undefined;
        const refused = await send(await addressed(around.db, mail, email));
        if (refused.length > 0) await queueAgain(around, mail, refused);
        return 'sent';
      },
      refusalIn: (error) => (error instanceof MailError ? error : undefined),
    });
  }
}

/** A mail server refuses each recipient by itself: for those the mail is queued as another. */
const queueAgain = (
  { db, clock }: Surroundings,
  { kind, record_id: recordId, facts }: DueMail,
  recipients: string[],
) => queueMail(db, { kind, recordId, facts: { ...JSON.parse(facts), recipients } }, clock());

async function addressed(db: Db, { id, facts }: DueMail, email: Email): Promise<Addressed> {
  const { recipients = email.recipients } = JSON.parse(facts) as Partial<Email>;
  const agency = await db
    .selectFrom('contact_info')
    .select(['company_name', 'email'])
    .where('is_active', '=', 1)
    .executeTakeFirst();
  const to = recipients.length > 0 ? recipients : agency?.email ? [agency.email] : [];
  if (to.length === 0) throw new MailError('No recipient: the contact info has no e-mail');
  const sender = agency?.company_name ?? DEFAULT_SENDER;
  return { ...email, id, sender, recipients: to };
}
