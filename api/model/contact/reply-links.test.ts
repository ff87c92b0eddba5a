import { expect, test } from 'vitest';
import { QUICK_BOOKING_EMAIL } from './lead-form.ts';
import { replyHref } from './reply-links.ts';

const karim = { phone: '০১৭১১-০০০০০০', email: 'karim+visa@example.test' };
const words = { subject: 'Visa & flight', text: 'আসসালামু আলাইকুম?\n#1 & more' };

test('each way leads to whom it answers, with the words in it', () => {
  expect(replyHref('call', karim, words)).toBe('tel:01711000000');
  const chat = new URL(replyHref('whatsapp', karim, words)!);
  expect([chat.host, chat.pathname, chat.searchParams.get('text')]).toEqual([
    'wa.me',
    '/8801711000000',
    words.text,
  ]);
  const mail = new URL(replyHref('email', karim, words)!);
  expect(decodeURIComponent(mail.pathname)).toBe(karim.email);
  expect(mail.searchParams.get('subject')).toBe(words.subject);
  expect(mail.searchParams.get('body')).toBe('আসসালামু আলাইকুম?\r\n#1 & more');
});

test('an address cannot add a recipient or a header of its own', () => {
  const href = replyHref('email', { phone: null, email: 'a?bcc=b@example.test' }, words)!;
  expect(new URL(href).searchParams.has('bcc')).toBe(false);
});

test('nobody is written to who left no way to', () => {
  expect(replyHref('email', { phone: null, email: QUICK_BOOKING_EMAIL })).toBeUndefined();
  expect(replyHref('email', { phone: null, email: null }, words)).toBeUndefined();
  expect(replyHref('call', { phone: null, email: null })).toBeUndefined();
  expect(replyHref('whatsapp', { phone: null, email: null }, words)).toBeUndefined();
  expect(replyHref('email', karim)).toBe('mailto:karim%2Bvisa@example.test');
});
