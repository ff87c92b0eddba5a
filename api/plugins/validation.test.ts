import {
  contactInfo,
  contactSubmission,
  flight,
  heroContent,
  tourPackage,
} from '#model/entities/index.ts';
import { expect, test } from 'vitest';
import { Unprocessable } from '../errors.ts';
import { validatorCompiler } from './validation.ts';

test.for([
  ['e-mail address', contactSubmission, { email: 'karim' }, /an e-mail address, like/],
  ['name', contactSubmission, { name: 'Ka\u0000rim' }, /characters/],
  ['e-mail address of ours', contactInfo, { email: 'karim@kheya' }, /an e-mail address, like/],
  [
    'social link',
    contactInfo,
    { social_links: { whatsapp: 'kheya' } },
    /a web address, like .* phone number/,
  ],
  ['link', heroContent, { cta_link: 'tours' }, /an address, like/],
  ['picture', tourPackage, { cover_photo: 'photo.jpg' }, /an address, like \S+\/photo.jpg$/],
  ['day', flight, { valid_until: '0027-03-31' }, /a year like 2027/],
  ['moment', flight, { publish_at: '0027-03-31T00:00:00Z' }, /a year like 2027/],
  [
    'day of departure',
    tourPackage,
    { departures: [{ from: '0027-03-31', until: '2027-04-02', prices: {} }] },
    /a year like 2027/,
  ],
  [
    'holiday',
    contactInfo,
    { opening_hours: { week: {}, holidays: [{ date: '0027-03-26' }] } },
    /a year like 2027/,
  ],
  ['list of pictures', tourPackage, { images: ['photo.jpg'] }, /an address, like \S+\/photo.jpg$/],
] as const)('a wrong %s is told how it has to be', ([, { change }, given, words]) => {
  const validate = validatorCompiler({ schema: change, httpPart: 'body', method: '', url: '' });
  const { error } = validate(given) as { error: Unprocessable };
  expect(error.detail).toMatchObject([{ msg: expect.stringMatching(words), type: 'pattern' }]);
});
