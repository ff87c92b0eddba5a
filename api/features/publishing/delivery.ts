import {
  DeliveryError,
  signed,
  unreached,
  whole,
  type Message,
  type Posting,
} from '../../webhook.ts';
import { postLocally } from './local-http-client.ts';

/** Sends a signed request (Standard Webhooks) to the publisher; answers the body of a success. */
export async function request(
  url: string,
  secret: string,
  { timeoutMs, ...message }: Message & Pick<Posting, 'timeoutMs'>,
): Promise<string> {
  const posting = { ...signed(secret, message), ...(timeoutMs && { timeoutMs }) };
  const { status, body } = await postLocally(url, whole(posting)).catch(unreached);
  if (status < 200 || status > 299) throw new DeliveryError(reason(status, body), { status });
  return body;
}

/** The publisher's reason for a refusal, where its body has one. */
function reason(status: number, body: string): string {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    if (typeof detail === 'string') return detail.slice(0, 500);
  } catch {
    // A proxy may have answered instead: the status suffices.
  }
  return `It answered ${status}`;
}
