import { expect, test } from 'vitest';
import { faqData } from './faq-data.ts';

const site = new URL('https://kheya.test');
const asked = [
  { question_en: 'How?', question_bn: 'কীভাবে?', answer_en: 'So.\n\nOr so.', answer_bn: null },
];

test('a page without questions says nothing of any', () => {
  expect(faqData({ site, locale: 'en', path: '/faq' }, [])).toEqual([]);
});

test('questions and answers are told as the page shows them', () => {
  expect(faqData({ site, locale: 'bn', path: '/tours/bali' }, asked)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      url: 'https://kheya.test/bn/tours/bali#faq',
      inLanguage: 'bn-BD',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'কীভাবে?',
          acceptedAnswer: { '@type': 'Answer', text: 'So.\n\nOr so.' },
        },
      ],
    },
  ]);
});
