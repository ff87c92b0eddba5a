import { describe, expect, test } from 'vitest';
import { leadEmail, type Lead } from './lead-email.ts';

const lead: Lead = {
  id: '3f0c9a52-0000-4000-8000-000000000000',
  created_at: '2026-11-20T06:00:00.000Z',
  updated_at: '2026-11-20T06:00:00.000Z',
  updated_by: null,
  revision: 1,
  name: 'Karim',
  email: 'karim@example.test',
  phone: '+880 1711-000000',
  subject: 'Visa enquiry: Thailand',
  message: 'How long?\nThank you.',
  service: 'visa',
  item_id: 'thailand',
  departure: null,
  sharing: null,
  language: 'en',
  page: '/visa-services/thailand',
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
  referrer_host: null,
  suspicion: null,
  is_spam: false,
  is_read: false,
  status: 'new',
  lost_reason: null,
  lost_note: null,
  owner_id: null,
  next_step: null,
  next_step_at: null,
  clock_from: '2026-03-05T09:30:00.000Z',
  answered_at: null,
};

const mailOf = (values: Partial<Lead> = {}) =>
  leadEmail(
    { ...lead, ...values },
    { siteUrl: 'https://kheya.example', recipients: [], owner: null },
  );

describe('the subject', () => {
  test.for([
    [{}, 'New enquiry: Visa · Karim'],
    [{ service: null }, 'New enquiry: Visa enquiry: Thailand · Karim'],
    [{ service: null, subject: null }, 'New enquiry · Karim'],
    [{ name: 'করিম' }, 'New enquiry: Visa · করিম'],
    [{ name: 'Karim\r\nBcc: all@example.test' }, 'New enquiry: Visa · Karim Bcc: all@example.test'],
  ] as [Partial<Lead>, string][])('of %j is "%s"', ([values, subject]) => {
    expect(mailOf(values).subject).toBe(subject);
  });
});

describe('an answer', () => {
  test('goes to the visitor', () => {
    expect(mailOf().replyTo).toBe('karim@example.test');
  });

  test.for([null, 'quickbooking@kheya.test', 'a,b@example.test', 'a;b@example.test', 'a:b@c.test'])(
    'goes to nobody for %s',
    (email) => {
      expect(mailOf({ email }).replyTo).toBeUndefined();
    },
  );

  test('has no address in a request for a call', () => {
    expect(mailOf({ email: 'quickbooking@kheya.test' }).text).not.toContain('quickbooking');
  });
});

test('it says which date was asked about, and how the room is shared', () => {
  const asked = { departure: '2027-03-26', sharing: 'triple' } as const;
  expect(mailOf(asked).text).toContain('Departure: 26 March 2027, 3 in a room');
  expect(mailOf({ sharing: 'single' }).text).toContain('Departure: 1 in a room');
  expect(mailOf().text).not.toContain('Departure');
});

test('both forms say which campaign and site it came from', () => {
  const values = {
    utm_source: 'facebook',
    utm_campaign: '<b>Eid',
    referrer_host: 'l.facebook.com',
  };
  const { text, html } = mailOf(values);
  expect(text).toContain('Campaign: facebook · <b>Eid\nCame from: l.facebook.com');
  expect(html).toContain('facebook · &lt;b&gt;Eid');
  expect(mailOf().text).not.toMatch(/Campaign|Came from/);
});

test('both forms say who asks for what, and where to answer', () => {
  const { text, html } = mailOf();
  for (const form of [text, html])
    for (const fact of ['Karim', '+880 1711-000000', 'karim@example.test', 'Visa', 'thailand'])
      expect(form).toContain(fact);
  expect(text).toContain('How long?\nThank you.');
  expect(html).toContain('href="tel:+8801711000000"');
  expect(html).toContain('href="mailto:karim@example.test"');
});

test('its link opens the enquiry itself', () => {
  const { text, html } = mailOf();
  const address = `https://kheya.example/cms/contacts/${lead.id}`;
  expect(text).toContain(`Open it in the CMS: ${address}\n`);
  expect(html).toContain(`href="${address}"`);
});

test('the time is that of the agency', () => {
  expect(mailOf().text).toContain('Received: 20 November 2026 at 12:00');
});

test('what nobody filled is not mentioned', () => {
  const { text } = mailOf({ email: null, phone: null, page: null });
  expect(text).not.toMatch(/E-mail|Phone|Page|null/);
});

test('markup is text', () => {
  const evil = `<img src=x onerror="alert('1')"> & </p><script>`;
  const { html } = mailOf({ name: evil, message: evil, subject: evil, page: evil });
  expect(html).not.toMatch(/<img|<script|onerror="/);
  expect(html).toContain(
    '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;/p&gt;',
  );
});
