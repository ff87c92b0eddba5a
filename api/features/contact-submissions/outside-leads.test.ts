import { contactInfo, contactSubmission } from '#model/entities/index.ts';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { outsideTexts } from '../../testing/corpora/outside.ts';
import { draftOf } from '../../testing/drafts.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  headersOf,
  mailServer,
  partsOf,
  type MailServer,
  type ReceivedMail,
} from '../../testing/mail-server.ts';
import { outsideRecords } from '../../testing/outside-values.ts';
import { NewLead } from './schemas.ts';

const TIMEOUT_MS = 1_800_000;
/** Bidirectional controls and Unicode line separators: refused in leads. */
const REFUSED = /[\u0085\u2028\u2029\u202A-\u202E\u2066-\u2069]/;
const HEADERS =
  'auto-submitted content-type date from message-id mime-version reply-to subject to'.split(' ');

let server: TestApp;
let mail: MailServer;
beforeEach(async () => {
  mail = await mailServer();
  // One server: of two over the same PostgreSQL only the first sends mails.
  server = await testApp({ config: { smtpUrl: mail.url, siteUrl: 'https://kheya.example' } });
});
afterEach(async () => {
  await server.close();
  await mail.close();
});

const idOf = (received: ReceivedMail) => headersOf(received)['message-id'];

/** Among others: without a publisher the server mails that publishing has stopped. */
function mailOf({ mails }: MailServer, lead: string): ReceivedMail {
  const found = mails.findLast((each) => idOf(each) === `<lead.${lead}@kheya.example>`);
  if (!found) throw new Error(`No mail of the lead ${lead} yet`);
  return found;
}

/** A header as mail programs show it: one line. */
const inOneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

test(
  'a lead of any text is mailed whole, from an agency of any name, and never to anybody else',
  { timeout: TIMEOUT_MS },
  async () => {
    const texts = outsideTexts.filter((text) => !REFUSED.test(text));
    const columns = contactSubmission.columns.filter(({ name }) => name in NewLead.properties);
    const leads = outsideRecords({ ...contactSubmission, columns }, texts);
    const names = outsideRecords(contactInfo, texts).map(({ given }) => given['company_name']);
    const headers = server.as('moderator');
    const agency = { company_name: 'Kheya Travels', email: 'agency@kheya.test' };
    const made = await server.call('POST', contactInfo.path, { headers, body: agency });
    const info = `${contactInfo.path}/${made.json<{ id: string }>().id}`;

    for (const [nth, { given }] of leads.entries()) {
      const company_name = names[nth % names.length] ?? agency.company_name;
      await server.call('PUT', info, { headers, body: { company_name } });
      const values = { ...given, email: 'karim@example.test', phone: '01711000000' };
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/v1${contactSubmission.path}`,
        headers,
        payload: draftOf(contactSubmission, values),
      });
      expect(answer.statusCode, answer.body).toBe(201);
      const lead = answer.json<Record<string, string | null>>();
      const received = await eventually(() => mailOf(mail, lead['id']!));
      const said = headersOf(received);
      expect(Object.keys(said).toSorted()).toEqual(HEADERS);
      expect([received.to, received.from]).toEqual([[agency.email], agency.email]);
      expect(said['to']).toBe(agency.email);
      expect(said['reply-to']).toBe('karim@example.test');
      const topic = lead['subject'] ? `: ${lead['subject']}` : '';
      expect(inOneLine(said['subject']!)).toBe(inOneLine(`New enquiry${topic} · ${lead['name']}`));
      expect(said['from']).toContain(`<${agency.email}>`);
      expect(said['from']!.match(/<[^<>]*@[^<>]*>$/)).not.toBeNull();

      const { 'text/plain': plain, 'text/html': html } = partsOf(received);
      const page = new JSDOM(html).window.document;
      expect(page.querySelectorAll('script, img, svg, style, iframe, form, input')).toHaveLength(0);
      const cells = [...page.querySelectorAll('td')].map(({ textContent }) => textContent);
      for (const name of ['name', 'subject', 'item_id', 'page']) {
        if (lead[name] === null) continue;
        expect(plain, name).toContain(lead[name]!);
        expect(cells, name).toContain(lead[name]!);
      }
      expect(plain!.replaceAll('\r\n', '\n')).toContain(lead['message']!);
      expect(page.querySelector('p')!.textContent.replaceAll('\r\n', '\n')).toBe(lead['message']);
    }
    const ofLeads = mail.mails.filter((each) => idOf(each)!.startsWith('<lead.'));
    expect(ofLeads).toHaveLength(leads.length);
    expect(leads.length).toBeGreaterThan(texts.length / 4);
  },
);
