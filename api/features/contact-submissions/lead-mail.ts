import type { RecordNamed } from '#model/entities/index.ts';
import { QUICK_BOOKING_EMAIL } from '#model/lead-form.ts';
import { localeFacts } from '#model/locales.ts';
import { paths } from '#model/paths.ts';
import { telHref } from '#model/phone.ts';

export type Lead = RecordNamed<'contact-submission'>;

/** An e-mail in words, before anybody's address is on it. */
export interface LeadMail {
  subject: string;
  replyTo: string | undefined;
  text: string;
  html: string;
}

/** Nothing that an address list could read as more than one address. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+$/;

const serviceNames: Readonly<Record<NonNullable<Lead['service']>, string>> = {
  visa: 'Visa',
  flight: 'Flight',
  tour: 'Tour',
  umrah: 'Umrah',
};

/** Says who asks for what. What the visitor typed stands in it as text, never as markup or a header. */
export function leadMail(lead: Lead, siteUrl: string): LeadMail {
  const facts = factsOf(lead);
  const cms = `${siteUrl}${paths.cms}/contacts`;
  return {
    subject: subjectOf(lead),
    replyTo: replyAddress(lead.email),
    text: [
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      '',
      lead.message,
      '',
      `Open it in the CMS: ${cms}`,
      '',
    ].join('\n'),
    html: [
      '<!doctype html><html lang="en"><meta charset="utf-8"><body>',
      '<table>',
      ...facts.map(row),
      '</table>',
      `<p style="white-space:pre-wrap" dir="auto">${escaped(lead.message)}</p>`,
      `<p><a href="${escaped(cms)}">Open it in the CMS</a></p>`,
      '</body></html>',
    ].join('\n'),
  };
}

const inDhaka = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Dhaka',
});

interface Fact {
  label: string;
  value: string;
  href?: string | undefined;
}

function factsOf(lead: Lead): Fact[] {
  const email = replyAddress(lead.email);
  const facts: { label: string; value: string | null; href?: string | undefined }[] = [
    { label: 'Name', value: lead.name },
    { label: 'Phone', value: lead.phone, href: telHref(lead.phone) },
    { label: 'E-mail', value: lead.email, href: email && mailHref(email) },
    { label: 'Service', value: lead.service && serviceNames[lead.service] },
    { label: 'Subject', value: lead.subject },
    { label: 'Item', value: lead.item_id },
    { label: 'Language', value: lead.language && localeFacts[lead.language].name },
    { label: 'Page', value: lead.page },
    { label: 'Received', value: inDhaka.format(new Date(lead.created_at)) },
  ];
  return facts.filter((fact): fact is Fact => fact.value !== null);
}

const mailHref = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

const row = ({ label, value, href }: Fact) => {
  const shown = href ? `<a href="${escaped(href)}">${escaped(value)}</a>` : escaped(value);
  return `<tr><th align="left">${label}</th><td dir="auto">${shown}</td></tr>`;
};

function subjectOf({ service, subject, name }: Lead): string {
  const topic = service ? serviceNames[service] : subject;
  const whole = topic ? `New enquiry: ${topic} · ${name}` : `New enquiry · ${name}`;
  // A header is one line, whatever the database holds.
  return whole.replace(/[\s\p{Cc}]+/gu, ' ');
}

const replyAddress = (email: string | null) =>
  email !== null && email !== QUICK_BOOKING_EMAIL && PLAIN_ADDRESS.test(email) ? email : undefined;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);
