import { contactSubmission } from '#model/entities/index.ts';
import { find } from '../../crud/repository.ts';
import { Courier, type Surroundings } from '../../mail/courier.ts';
import { DeliveryError, notify, signed } from '../../webhook.ts';
import { leadAddress } from './lead-address.ts';

/** Shorter than for others: the next lead waits for it. */
const TIMEOUT_MS = 15_000;

interface LeadWebhookOptions extends Surroundings {
  siteUrl: string;
  url: string;
  secret: string;
}

/**
 * Calls the webhook of leads, which sends SMS or chat. A lead that staff deleted or called spam
 * meanwhile is told to nobody.
 */
export const leadWebhook = ({ siteUrl, url, secret, ...around }: LeadWebhookOptions) =>
  new Courier(around, {
    name: 'webhook',
    kinds: ['lead_webhook'],
    send: async ({ record_id, queued_at }) => {
      const lead = await find(around.db, contactSubmission, record_id);
      if (!lead || lead['is_spam']) return undefined;
      const message = {
        // Stable, so that a lead that is told twice is known. A dot would end it in what is signed.
        id: `lead_created_${record_id}`,
        type: 'lead.created',
        at: queued_at,
        data: { ...lead, link: leadAddress(siteUrl, record_id) },
      };
      await notify(url, { ...signed(secret, message), timeoutMs: TIMEOUT_MS });
      return 'sent';
    },
    refusalIn: (error) => (error instanceof DeliveryError ? error : undefined),
  });
