/** How a secret of Standard Webhooks begins: what follows is the key in base64. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

/**
 * How the `standardwebhooks` library is to read a secret: one with the prefix as base64, any other as
 * the text that it is.
 */
export const webhookKeyFormat = (secret: string): { format: 'raw' } | undefined =>
  secret.startsWith(WEBHOOK_SECRET_PREFIX) ? undefined : { format: 'raw' };
