import { contactInfo, contactSubmission } from '#model/entities/index.ts';
import { expect, test } from 'vitest';
import { refused, takes } from '../../testing/fields.ts';
import { isCompanyPhone, isPhone, PHONE_PATTERN } from './phone-number.ts';

const lead = takes(contactSubmission.fields.phone);
const company = takes(contactInfo.fields.phone);
/** The `pattern` attribute as a browser compiles it. */
const inBrowser = new RegExp(`^(?:${PHONE_PATTERN})$`, 'v');

test.for([
  '01711000000',
  '01711-000000',
  '+8801711000000',
  '+880 1711-000000',
  '8801711000000',
  '+88 01711 000000',
  '+880 (0) 1711 000000',
  '008801711000000',
  '1711000000',
  '০১৭১১-০০০০০০',
  '+৮৮০১৭১১০০০০০০',
  '(+880) 1711000000',
  '02-9123456',
  '+880 2 9123456',
  '+880 (0) 2 9123456',
  '+৮৮০ (০) ২ ৯১২৩৪৫৬',
  '00880 (0)31 712345',
  '+880 02-9123456',
  '09610-123456',
  '+44 20 7946 0958',
  '0044 20 7946 0958',
  '+966 50 123 4567',
  '966501234567',
  '+1 (202) 555-0147',
  '12025550147',
  '+683 4002',
  '01711000000 / 01811000000',
  '01711-000000, 01811-000000',
  '০১৭১১০০০০০০,০১৮১১০০০০০০',
  '\u202A+880\u00A01711\u2011000000\u202C',
  '\u2066+880 1711–000\u202F000\u2069',
  '+44\u200920\u20097946\u20120958',
])('%s can be called', (number) => {
  expect([isPhone(number), inBrowser.test(number), isCompanyPhone(number)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(lead(number)).not.toBe(refused);
  expect(company(number)).not.toBe(refused);
});

test.for([
  '0171',
  '01711',
  '0171100000',
  '017110000000',
  '01211000000',
  '+880 1711 00000',
  '+880 1711 0000000',
  '880171100000',
  '০১৭১',
  '123456789',
  '+12 34',
  '+1234567890123456',
  '000000000000',
  '+-()',
  '   +   ',
  'call me',
  '01711x00000',
  '01711000000, 0181',
  '01711000000,',
  '+880+1711000000',
  '+880 (0) (0) 2 9123456',
])('%s is no phone number', (number) => {
  expect([isPhone(number), inBrowser.test(number)]).toEqual([false, false]);
  expect(lead(number)).toBe(refused);
});

test('a number is kept in signs of a keyboard', () => {
  const copied = '\u202A+৮৮০\u00A01711\u2011000\u2009\u2212\u00AD000 \u202C';
  expect(lead(copied)).toBe('+880 1711-000 -000');
  expect(takes(contactInfo.fields.phone_display_bn)(copied)).toBe('+৮৮০ 1711-000 -000');
});

test('so is a number among the links of a company', () => {
  const social = takes(contactInfo.fields.social_links);
  const whatsapp = '\u202A+880\u00A01711\u2011000000\u202C';
  expect(social({ whatsapp })).toEqual({ whatsapp: '+880 1711-000000' });
  expect(social({ whatsapp: 'https://wa.me/880' })).toEqual({ whatsapp: 'https://wa.me/880' });
  expect(social({ whatsapp: '\u202A\u202A\u202C\u202C' })).toEqual({ whatsapp: null });
});

test('a company may have a hotline, a visitor has none', () => {
  for (const hotline of ['16247', '1624', '১৬২৪৭']) {
    expect([isPhone(hotline), lead(hotline)]).toEqual([false, refused]);
    expect(company(hotline)).not.toBe(refused);
  }
  expect(company('0171')).toBe(refused);
});

test('a text made of nothing but signs and digits is soon answered', () => {
  const started = performance.now();
  for (const text of ['0'.repeat(40), '1/'.repeat(20), `${'8 '.repeat(19)}x`, '('.repeat(40)])
    isCompanyPhone(text);
  expect(performance.now() - started).toBeLessThan(100);
});
