import { expect, test } from 'vitest';
import {
  foundLeads,
  previewOf,
  subjectOf,
  valuesBefore,
  type InboxChoice,
  type Lead,
} from './inbox.ts';

const lead = (id: string, values: Partial<Lead>) =>
  ({ id, name: id, message: '', is_read: false, is_spam: false, ...values }) as Lead;
const leads = [
  lead('rahima', { message: 'Umrah in Ramadan?', phone: '01712-345678' }),
  lead('karim', { email: 'karim@kheya.test', is_read: true }),
  lead('machine', { is_spam: true }),
];
const found = (choice: Partial<InboxChoice>) =>
  foundLeads(leads, { search: '', filter: 'all', spam: false, since: null, ...choice }).map(
    ({ id }) => id,
  );

test('read, unread, or all; suspected spam apart from them', () => {
  expect(found({})).toEqual(['rahima', 'karim']);
  expect(found({ filter: 'unread' })).toEqual(['rahima']);
  expect(found({ filter: 'read' })).toEqual(['karim']);
  expect(found({ spam: true })).toEqual(['machine']);
});

test('what came before a moment is left out', () => {
  const dated = [
    lead('now', { created_at: '2026-11-20T12:00:00.000Z' }),
    lead('then', { created_at: '2026-11-13T11:59:59.999Z' }),
  ];
  const choice = {
    search: '',
    filter: 'all',
    spam: false,
    since: '2026-11-13T12:00:00.000Z',
  } as const;
  expect(foundLeads(dated, choice).map(({ id }) => id)).toEqual(['now']);
});

test('name, e-mail, message and number are searched, the number in either digits', () => {
  expect(found({ search: 'RAHIMA' })).toEqual(['rahima']);
  expect(found({ search: 'karim@' })).toEqual(['karim']);
  expect(found({ search: 'ramadan' })).toEqual(['rahima']);
  expect(found({ search: '০১৭১২' })).toEqual(['rahima']);
});

test.for([
  '01712345678',
  '+880 1712-345678',
  '00880 1712 345678',
  '1712345678',
  '৭১২৩৪',
  '0171234',
])('a number is found by %s, however it was typed', (search) => {
  expect(found({ search })).toEqual(['rahima']);
});

test('a number that is written in a message is found as it stands there', () => {
  const asked = lead('asked', { message: 'Call my son, 01811-000000', phone: null });
  const choice = { filter: 'all', spam: false, since: null } as const;
  expect(foundLeads([asked], { ...choice, search: '01811-000' })).toEqual([asked]);
});

test('what is taken back of a lead is what it was before, with the reason of its status', () => {
  const lost = lead('lost', {
    status: 'lost',
    lost_reason: 'price',
    lost_note: null,
    owner_id: 'a',
  });
  expect(valuesBefore(lost, { status: 'won' })).toEqual({
    status: 'lost',
    lost_reason: 'price',
    lost_note: null,
  });
  expect(valuesBefore(lost, { owner_id: null })).toEqual({ owner_id: 'a' });
});

test('a message without a subject says so', () => {
  expect(subjectOf({ subject: null })).toBe('No subject');
  expect(subjectOf({ subject: ' ' })).toBe('No subject');
  expect(subjectOf({ subject: 'Visa' })).toBe('Visa');
});

test('a preview is the beginning of a message, and no half of a character', () => {
  expect(previewOf({ message: 'Umrah in Ramadan?' })).toBe('Umrah in Ramadan?');
  expect(previewOf({ message: 'W'.repeat(4_800) })).toBe('W'.repeat(300));
  expect(previewOf({ message: '🛳'.repeat(4_800) })).toBe('🛳'.repeat(300));
});
