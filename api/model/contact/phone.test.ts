import { expect, test } from 'vitest';
import { telHref, whatsappHref } from './phone.ts';

test.for([
  ['+880 1711-000000', 'tel:+8801711000000'],
  ['(02) 9123.456', 'tel:029123456'],
  ['০১৭১১ ০০০০০০', 'tel:01711000000'],
  ['01711000000 / 01811000000', 'tel:01711000000'],
  ['01711000000, 01811000000', 'tel:01711000000'],
  ['+880 (0) 1711-000000', 'tel:+8801711000000'],
  ['+৮৮০ (০) ১৭১১-০০০০০০', 'tel:+8801711000000'],
  ['8801711000000', 'tel:+8801711000000'],
  ['1711000000', 'tel:+8801711000000'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['00971 50 123 4567', 'tel:00971501234567'],
])('%s is called at %s', ([typed, href]) => {
  expect(telHref(typed)).toBe(href);
});

test.for([null, undefined, '', '+', 'call us'])('there is nothing to call in %j', (typed) => {
  expect(telHref(typed)).toBeUndefined();
});

test.for([
  ['01711000000', 'https://wa.me/8801711000000'],
  ['০১৭১১-০০০০০০', 'https://wa.me/8801711000000'],
  ['+880 1711 000000', 'https://wa.me/8801711000000'],
  ['00880 1711 000000', 'https://wa.me/8801711000000'],
  ['8801711000000', 'https://wa.me/8801711000000'],
  ['+44 20 7946 0000', 'https://wa.me/442079460000'],
  ['1711000000', 'https://wa.me/8801711000000'],
  ['+880 (0) 1711 000000', 'https://wa.me/8801711000000'],
  ['01711000000/01811000000', 'https://wa.me/8801711000000'],
  ['01711000000, 01811000000', 'https://wa.me/8801711000000'],
  ['+44 (0)20 7946 0000', 'https://wa.me/442079460000'],
  ['02-9123456', 'https://wa.me/88029123456'],
  ['+880 (0) 2 9123456', 'https://wa.me/88029123456'],
  ['https://wa.me/message/ABC', 'https://wa.me/message/ABC'],
  [' HTTP://chat.example/x ', 'HTTP://chat.example/x'],
])('%s is written to at %s', ([typed, href]) => {
  expect(whatsappHref(typed)).toBe(href);
});

test.for([null, undefined, '', 'ask us', 'javascript:alert()'])(
  'there is nobody to write to in %j',
  (typed) => {
    expect(whatsappHref(typed)).toBeUndefined();
  },
);

test('a first message is put in, whatever it holds', () => {
  const text = 'Hello & “আসসালামু”?\n#1';
  const href = whatsappHref('01711000000', text)!;
  expect(new URL(href).searchParams.get('text')).toBe(text);
});
