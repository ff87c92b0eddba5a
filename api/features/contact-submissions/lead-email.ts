import { contactSubmission, type RecordNamed } from '#model/entities/index.ts';
import { campaignInWords } from '#model/contact/lead-origin.ts';
import { departureInWords } from '#model/contact/asked-departure.ts';
import { ownEmail } from '#model/contact/lead-form.ts';
import { mailtoHref } from '#model/contact/mailto.ts';
import { localeFacts } from '#model/kit/locales.ts';
import { telHref } from '#model/contact/phone.ts';
import { actorName } from '../../crud/audit.ts';
import { find } from '../../crud/repository.ts';
import { bodies, momentInWords, oneLine, type Fact, type Email } from '../../mail/email.ts';
import type { ComposeEmail } from '../../mail/mailer.ts';
import { leadAddress } from './lead-address.ts';

export type Lead = RecordNamed<'contact-submission'>;

export interface LeadLetterOptions {
  siteUrl: string;
  /** Recipients; empty: the agency's own address. */
  recipients: readonly string[];
}

/** A single address: nothing that an address list would split. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+$/;

const serviceNames: Readonly<Record<NonNullable<Lead['service']>, string>> = {
  visa: 'Visa',
  flight: 'Flight',
  tour: 'Tour',
  umrah: 'Umrah',
};

/** Composes the mail about a lead; undefined where staff deleted it or called it spam. */
export const composeLeadEmail =
  (options: LeadLetterOptions): ComposeEmail =>
  async (db, { record_id }) => {
    const lead = (await find(db, contactSubmission, record_id)) as unknown as Lead | undefined;
    if (!lead || lead.is_spam) return undefined;
    return leadEmail(lead, { ...options, owner: await actorName(db, lead.owner_id) });
  };

/** Renders the mail; `owner` is a name. Visitor input is escaped: never markup or a header. */
export const leadEmail = (
  lead: Lead,
  { siteUrl, recipients, owner }: LeadLetterOptions & { owner: string | null },
): Email => ({
  recipients,
  subject: subjectOf(lead),
  replyTo: replyAddress(lead),
  ...bodies({
    facts: factsOf(lead, owner),
    message: lead.message,
    link: { label: 'Open it in the CMS', href: leadAddress(siteUrl, lead.id) },
  }),
});

function factsOf(lead: Lead, owner: string | null): Fact[] {
  const email = replyAddress(lead);
  const facts: { label: string; value: string | null; href?: string | undefined }[] = [
    { label: 'Name', value: lead.name },
    { label: 'Phone', value: lead.phone, href: telHref(lead.phone) },
    { label: 'E-mail', value: ownEmail(lead), href: email && mailtoHref(email) },
    { label: 'Service', value: lead.service && serviceNames[lead.service] },
    { label: 'Subject', value: lead.subject },
    { label: 'Item', value: lead.item_id },
    { label: 'Departure', value: departureInWords(lead) },
    { label: 'Language', value: lead.language && localeFacts[lead.language].name },
    { label: 'Page', value: lead.page },
    { label: 'Campaign', value: campaignInWords(lead) },
    { label: 'Came from', value: lead.referrer_host },
    { label: 'Received', value: momentInWords(lead.created_at) },
    { label: 'Owner', value: owner },
  ];
  return facts.filter((fact): fact is Fact => fact.value !== null);
}

function subjectOf({ service, subject, name }: Lead): string {
  const topic = service ? serviceNames[service] : subject;
  return oneLine(topic ? `New enquiry: ${topic} · ${name}` : `New enquiry · ${name}`);
}

function replyAddress(lead: Lead): string | undefined {
  const email = ownEmail(lead);
  return email !== null && PLAIN_ADDRESS.test(email) ? email : undefined;
}
