/** Prefix of a Standard Webhooks secret: the rest is the key in base64. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

/** The secret format for the `standardwebhooks` library: base64 with the prefix, else raw text. */
export const webhookKeyFormat = (secret: string): { format: 'raw' } | undefined =>
  secret.startsWith(WEBHOOK_SECRET_PREFIX) ? undefined : { format: 'raw' };
