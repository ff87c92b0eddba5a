import type { Health } from '../../client/health.ts';
import { Row, Warning } from './system-row.tsx';

const states = {
  off: { tone: 'calm', words: 'Not set up' },
  well: { tone: 'good', words: 'Sent' },
  refused: { tone: 'bad', words: 'Not taken' },
} as const;

/** Whether somebody is told of enquiries outside of the CMS. */
export function DeliveryRows({ health }: { health: Health | undefined }) {
  if (!health) return null;
  const { mails, lead_webhook } = health;
  return (
    <>
      <Row label="E-mails" {...states[mails.state]} at={mails.since} />
      {mails.reason !== null && (
        <Warning words={untaken(mails.refused, ['e-mail', 'e-mails'])} reason={mails.reason} />
      )}
      {lead_webhook.state !== 'off' && (
        <Row label="SMS and chat" {...states[lead_webhook.state]} at={lead_webhook.since} />
      )}
      {lead_webhook.reason !== null && (
        <Warning
          words={untaken(lead_webhook.refused, ['message', 'messages'])}
          reason={lead_webhook.reason}
        />
      )}
    </>
  );
}

const untaken = (count: number, [one, more]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : more} did not get through. Every enquiry is in Contact Forms: look there, and tell whoever runs the server.`;
