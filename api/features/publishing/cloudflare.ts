import Type from 'typebox';
import type { Hook } from '../../hooks.ts';
import { HostApi } from './host-api.ts';

/** The most addresses that one call may name, on every plan but the largest. */
const AT_ONCE = 100;

const Purged = Type.Object({ success: Type.Literal(true) });

/** Purges addresses from a zone of Cloudflare; without any named, all of them. */
export async function purge({ url, token }: Hook, addresses: string[] | undefined): Promise<void> {
  const api = new HostApi(token);
  const forget = (body: object) => api.ask(url, { method: 'POST', body }, Purged);
  if (!addresses) return void (await forget({ purge_everything: true }));
  for (let start = 0; start < addresses.length; start += AT_ONCE)
    await forget({ files: addresses.slice(start, start + AT_ONCE) });
}
