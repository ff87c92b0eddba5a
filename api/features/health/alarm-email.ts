import { paths } from '#model/routes/paths.ts';
import { bodies, momentInWords } from '../../mail/email.ts';
import type { ComposeEmail } from '../../mail/mailer.ts';
import type { AlarmFacts } from './publishing-alarm.ts';

interface AlarmLetterOptions {
  siteUrl: string;
  /** Recipients; empty: the agency's own address. */
  recipients: readonly string[];
}

/** The e-mail that publishing has stopped, or goes on, with the records that could not be published. */
export const composeAlarmEmail =
  ({ siteUrl, recipients }: AlarmLetterOptions): ComposeEmail =>
  async (db, { facts }) => {
    const { stopped, since } = JSON.parse(facts) as AlarmFacts;
    const failed = await db
      .selectFrom('publishing_failures')
      .select(['entity', 'id', 'reason'])
      .orderBy('failed_at', 'desc')
      .limit(10)
      .execute();
    return {
      recipients,
      subject: stopped ? 'Publishing has stopped' : 'Publishing goes on',
      ...bodies({
        facts: [
          { label: 'Since', value: momentInWords(since) },
          ...failed.map(({ entity, id, reason }) => ({
            label: `${entity} ${id}`,
            value: reason,
          })),
        ],
        message: stopped
          ? 'Changes are saved, and the website stays as it is until publishing works again. Look at the list of what failed, and at the log of the server.'
          : 'Everything that was saved meanwhile is on its way to the website.',
        link: { label: 'Open Publishing in the CMS', href: `${siteUrl}${paths.cms}/publishing` },
      }),
    };
  };
