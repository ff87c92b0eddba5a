import { expect, test } from 'vitest';
import { enquiryPage, enquirySubject } from './enquiry.ts';

test.for([
  ['visa', 'Thailand', 'Visa enquiry: Thailand'],
  ['flight', undefined, 'Flight enquiry'],
  ['tour', 'Sundarbans', 'Tour enquiry: Sundarbans'],
  ['umrah', 'Ramadan', 'Umrah enquiry: Ramadan'],
] as const)('an enquiry for %s %s has the subject "%s"', ([kind, name, subject]) => {
  expect(enquirySubject('en', kind, name)).toBe(subject);
});

test('a subject fits its field, however long the name is', () => {
  const subject = enquirySubject('bn', 'visa', 'ক্ষ্ণু'.repeat(60));
  expect([...subject.normalize('NFC')].length).toBeLessThanOrEqual(200);
  expect(subject).toMatch(/^[^…]+ক্ষ্ণু…$/);
});

test('what has a page is asked for on it; a flight and a service have none', () => {
  expect(enquiryPage('umrah', 'a')).toBe('/umrah/a');
  expect([enquiryPage('flight', 'a'), enquiryPage('visa', undefined)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('an enquiry about a name with unseen characters is not refused for them', () => {
  const name = 'Umrah \u202Bعمرة\u202C\u2028plus\u2066';
  expect(enquirySubject('en', 'umrah', name)).toContain('Umrah عمرة plus');
});
