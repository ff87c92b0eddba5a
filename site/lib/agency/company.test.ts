import { expect, test } from 'vitest';
import { companyDefaults } from './company-defaults.ts';
import { company } from './company.ts';

const changed = (change: Partial<typeof companyDefaults>) => ({ ...companyDefaults, ...change });

test('the default facts are said in both languages', () => {
  const { name, phone, address, chat } = company('bn', companyDefaults);
  expect(name.value).toBe('খেয়া ট্রাভেলস');
  expect(phone).toEqual({ text: '+৮৮০ ১৭০০-০০০০০০', href: 'tel:+8801700000000' });
  expect(address?.value).toBe('ঢাকা, বাংলাদেশ');
  expect(company('en', companyDefaults).address?.value).toBe('Dhaka, Bangladesh');
  expect(chat('hello')).toBe('https://wa.me/8801700000000?text=hello');
});

test('hours that promises are made by are the ones that pages name', () => {
  const opening_hours = { week: { sunday: '10:00-18:00' } };
  const shown = company('en', changed({ opening_hours }));
  expect(shown.hours?.value).toBe('Sunday, 10:00 AM to 6:00 PM');
  expect(shown.availability).toBeUndefined();
  const always = company('bn', changed({ opening_hours: { week: {} } }));
  expect(always.hours?.value).toBe('সোমবার থেকে শনিবার, সকাল ৯টা থেকে রাত ৮টা');
  expect(always.availability?.value).toBe('২৪/৭ সেবায় আছি');
});

test('a Bangladeshi mobile number is spaced on English pages', () => {
  expect(company('en', changed({ phone: '01712345678' })).phone?.text).toBe('+880 1712-345678');
  expect(company('en', changed({ phone: '02-9876543' })).phone?.text).toBe('02-9876543');
});

test('an e-mail address cannot add a recipient or a header of its own', () => {
  const email = 'a%41?bcc=b&c#d@example.test';
  const shown = company('en', changed({ email })).email!;
  expect(shown.text).toBe(email);
  const link = new URL(shown.href);
  expect([decodeURIComponent(link.pathname), link.search, link.hash]).toEqual([email, '', '']);
  expect(company('en', companyDefaults).email?.href).toBe(`mailto:${companyDefaults.email}`);
});

test('the chat goes to WhatsApp, else to what the twitter field holds', () => {
  const both = changed({ social_links: { whatsapp: '01811111111', twitter: '01922222222' } });
  const one = changed({ social_links: { whatsapp: null, twitter: '01922222222' } });
  expect(company('en', both).chat('')).toBe('https://wa.me/8801811111111');
  expect(company('en', one).chat('')).toBe('https://wa.me/8801922222222');
});

test('without a number only the floating button has one', () => {
  const { chat, chatAlways } = company('en', changed({ social_links: {} }));
  expect(chat('')).toBeUndefined();
  expect(chatAlways('')).toBe('https://wa.me/8801700000000');
});

test('an agency without a position has no maps', () => {
  expect(company('en', companyDefaults).maps).toBeUndefined();
  expect(company('en', changed({ latitude: 0, longitude: 90 })).maps?.google).toContain('0,90');
});
