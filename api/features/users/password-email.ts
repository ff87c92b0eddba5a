import { paths } from '#model/routes/paths.ts';
import type { Author } from '../../crud/record.ts';
import type { Db } from '../../db/database.ts';
import { bodies, momentInWords } from '../../mail/email.ts';
import type { ComposeEmail } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/queue.ts';

interface Facts {
  /** The administrator who set it; null: the owner. */
  by: string | null;
  address: string | null;
}

/** Queues a mail to the account's owner about the new password. */
export async function queueNewPasswordMail(db: Db, id: string, author: Author): Promise<void> {
  const facts: Facts = {
    by: author.userId === null || author.userId === id ? null : author.userId,
    address: author.address ?? null,
  };
  await queueMail(db, { kind: 'new_password', recordId: id, facts }, author.now);
}

/** Composes the mail about a new password; undefined where the account is gone. */
export const composePasswordEmail =
  ({ siteUrl }: { siteUrl: string }): ComposeEmail =>
  async (db, { record_id, facts, queued_at }) => {
    const nameOf = (id: string) =>
      db.selectFrom('users').select(['full_name', 'email']).where('id', '=', id).executeTakeFirst();
    const owner = await nameOf(record_id);
    if (!owner) return undefined;
    const { by, address } = JSON.parse(facts) as Facts;
    const setter = by === null ? undefined : await nameOf(by);
    return {
      recipients: [owner.email],
      subject: 'Your account has a new password',
      ...bodies({
        facts: [
          { label: 'Account', value: owner.email },
          {
            label: 'Set by',
            value:
              by === null ? 'Somebody signed in as you' : (setter?.full_name ?? 'An administrator'),
          },
          { label: 'When', value: momentInWords(queued_at) },
          ...(address === null ? [] : [{ label: 'From', value: address }]),
        ],
        message:
          'All sessions of the account have ended. If this is news to you, tell a Super Admin of the ' +
          'agency at once: only they can set the password again.',
        link: { label: 'Sign in', href: `${siteUrl}${paths.cms}` },
      }),
    };
  };
