import { DeliveryError, signed, unreached, whole, type Message } from '../../webhook.ts';
import { postLocally } from './local-http-client.ts';

/** Sends a signed request (Standard Webhooks) to the publisher; answers the body of a success. */
export async function request(url: string, secret: string, message: Message): Promise<string> {
  const { status, body } = await postLocally(url, whole(signed(secret, message))).catch(unreached);
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
