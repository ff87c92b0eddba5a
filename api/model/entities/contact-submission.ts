import { entity } from '../kit/entity.ts';
import { choice, date, email, flag, moment, multiline, phone, text } from '../kit/field.ts';
import { SHARING_NAMES } from '../catalogue/departures.ts';
import { HOST_MAX, UTM_MAX } from '../contact/lead-origin.ts';
import { LEAD_SERVICES } from '../contact/lead-services.ts';
import { LEAD_STATUSES, LOST_REASONS } from '../contact/pipeline.ts';
import { SUSPICIONS } from '../contact/suspicions.ts';
import { LOCALES } from '../kit/locales.ts';

export const contactSubmission = entity({
  name: 'contact-submission',
  table: 'contact_submissions',
  path: '/contact-submissions',
  label: { one: 'Contact Submission', many: 'Contact Submissions' },
  module: 'contacts',
  id: 'random',
  shownWhen: null,
  shownOn: null,
  page: null,
  columns: ['name', 'subject', 'message', 'is_read'],
  searched: ['name', 'email', 'message', 'phone', 'subject'],
  fields: {
    name: text({ label: 'Name', max: 120, required: true }),
    email: email({ label: 'E-mail' }),
    phone: phone({ label: 'Phone' }),
    subject: text({ label: 'Subject', max: 200 }),
    message: multiline({ label: 'Message', max: 5_000, required: true }),
    service: choice({ label: 'Service', options: LEAD_SERVICES }),
    item_id: text({ label: 'Item', max: 100 }),
    departure: date({ label: 'Departure' }),
    sharing: choice({ label: 'Sharing', options: SHARING_NAMES }),
    language: choice({ label: 'Language', options: LOCALES }),
    page: text({ label: 'Page', max: 500 }),
    utm_source: text({ label: 'Campaign source', max: UTM_MAX }),
    utm_medium: text({ label: 'Campaign medium', max: UTM_MAX }),
    utm_campaign: text({ label: 'Campaign', max: UTM_MAX }),
    utm_term: text({ label: 'Campaign term', max: UTM_MAX }),
    utm_content: text({ label: 'Campaign content', max: UTM_MAX }),
    referrer_host: text({ label: 'Came from', max: HOST_MAX }),
    suspicion: choice({ label: 'Suspicion', options: SUSPICIONS }),
    is_spam: flag({ label: 'Suspected spam', default: false }),
    is_read: flag({ label: 'Read', default: false }),
    status: choice({ label: 'Status', options: LEAD_STATUSES, default: 'new' }),
    lost_reason: choice({ label: 'Lost because', options: LOST_REASONS }),
    lost_note: text({ label: 'More about it', max: 500 }),
    owner_id: text({ label: 'Owner', max: 100 }),
    next_step: text({ label: 'Next step', max: 200 }),
    next_step_at: moment({ label: 'Next step at' }),
    clock_from: moment({ label: 'To be answered from' }),
    answered_at: moment({ label: 'Answered' }),
  },
});
