import type { Drill } from './drill.ts';
import { Installation } from './installation.ts';
import { Onlookers, told } from './onlookers.ts';

const LEADS = Number(process.env['LEADS'] ?? 10_000);
const AT_ONCE = 50;
/** What an agency can plausibly get in the hour stays ordinary, and not much beyond. */
const MOST_ORDINARY = 400;
/** Suspected spam is told in one row an hour, its removal in one. */
const MOST_AUDIT_ROWS = MOST_ORDINARY + 20;

/** Leads from as many addresses: all are taken, the surplus is suspected, and goes in one call. */
export const flood: Drill = async ({ report }) => {
  const env = { TRUST_PROXY: '127.0.0.1' };
  const site = await Installation.start({ content: 'demo', env });
  const faults: string[] = [];
  const expect = (what: string, holds: boolean) => void (holds || faults.push(what));
  const countOf = async (query: string) => {
    const url = `${site.url}/api/v1/${query}`;
    const { headers } = await fetch(url, { headers: site.authorization });
    return Number(headers.get('x-total-count'));
  };
  try {
    const onlookers = await Onlookers.watch(site);
    await removeSpam(site);
    const [auditBefore, leadsBefore] = [await countOf(AUDIT), await countOf(INBOX)];
    const statuses = new Map<string, number>();
    const began = performance.now();
    for (let sent = 0; sent < LEADS; sent += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, LEADS - sent) }, async (_, n) => {
          const status = String(await send(site, sent + n));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      );
    const took = performance.now() - began;
    expect('not all were taken', statuses.get('201') === LEADS);
    expect('leads are lost', (await countOf(INBOX)) - leadsBefore === LEADS);

    const since = performance.now();
    const { status, body } = await removeSpam(site);
    const ms = performance.now() - since;
    expect(`the removal is answered ${status}`, status === 200);
    const ordinary = (await countOf(INBOX)) - leadsBefore;
    expect(`${ordinary} stand in the inbox`, ordinary <= MOST_ORDINARY);
    expect('what was removed is not the rest', ordinary + body.deleted === LEADS);
    faults.push(...(await onlookers.leave()));
    const saves = onlookers.acknowledged;
    const audited = (await countOf(AUDIT)) - auditBefore - saves;
    expect(`${audited} rows in the audit log`, audited <= MOST_AUDIT_ROWS);
    expect(`${onlookers.missed} pages were not 200`, onlookers.missed === 0);
    report({
      damaged: `${LEADS} leads in ${Math.round(took / 1_000)} s: ${told(statuses)}; ${ordinary} ordinary, ${body.deleted} suspected and removed in one call`,
      ms,
      visitors: told(onlookers.pages),
      staff: told(onlookers.saves),
      left: `${audited} audit rows`,
      faults,
    });
  } finally {
    await site.remove();
  }
};

const AUDIT = 'audit-log?limit=1';
const INBOX = 'contact-submissions?limit=1';

function removeSpam(site: Installation) {
  const until = new Date().toISOString();
  const path = `/contact-submissions/suspected-spam?received_until=${until}`;
  return site.call<{ deleted: number }>('DELETE', path);
}

async function send(site: Installation, n: number): Promise<number> {
  const response = await fetch(`${site.url}/api/v1/contact-submissions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    },
    body: JSON.stringify({ name: `Sender ${n}`, message: 'How long does a visa take?' }),
  });
  await response.arrayBuffer();
  return response.status;
}
