import { expect, test } from 'vitest';
import { leadOfForm } from './lead-form.ts';

test('a field nobody filled is left out', () => {
  expect(leadOfForm({ name: 'Karim', email: '', website: '' })).toEqual({ name: 'Karim' });
});

test('a field with nothing to see is one that nobody filled', () => {
  expect(leadOfForm({ name: ' \u3164', name_otherwise: 'Quick Booking' })).toEqual({
    name: 'Quick Booking',
  });
});

test('what is pasted unseen is taken out', () => {
  const pasted = { name: '\u202BKarim\tRahman\u202C', email: 'karim@example.test\u200B' };
  const form = {
    ...pasted,
    phone: '\u202A01711000000\u202C',
    subject: 'Visa\u2028Thailand\u2029',
    message: 'One\u000Btwo\nthree\u0002',
  };
  expect(leadOfForm(form)).toEqual({
    name: 'Karim Rahman',
    email: 'karim@example.test',
    phone: '01711000000',
    subject: 'Visa Thailand ',
    message: 'One two\nthree ',
  });
});

test('what a form says otherwise stands in for what nobody wrote, and for nothing else', () => {
  const form = { name: '', name_otherwise: 'Quick Booking', message_otherwise: 'Call me' };
  expect(leadOfForm(form)).toEqual({ name: 'Quick Booking', message: 'Call me' });
  expect(leadOfForm({ ...form, name: 'Karim' })).toMatchObject({ name: 'Karim' });
});

test('the subject is that of the service chosen', () => {
  const form = { subject_for_visa: 'Visa Services', subject_for_tour: 'Tour Packages' };
  expect(leadOfForm({ ...form, service: 'tour' })).toEqual({
    service: 'tour',
    subject: 'Tour Packages',
  });
  expect(leadOfForm({ ...form, service: 'rocket' })).toEqual({ service: 'rocket' });
  expect(leadOfForm({ ...form, service: '__proto__' })).toEqual({ service: '__proto__' });
});

test('choices without a field of their own lead the message, in their order', () => {
  const form = {
    'line:Travel date': '2027-01-05',
    'line:Travellers': '৩',
    message: 'Hello\nthere',
  };
  expect(leadOfForm(form)).toEqual({
    message: 'Travel date: 2027-01-05\nTravellers: ৩\n\nHello\nthere',
  });
  expect(leadOfForm({ 'line:Travellers': '', message: 'Hello' })).toEqual({ message: 'Hello' });
});
