import { expect, test } from 'vitest';
import { tokenSubject } from './token-subject.ts';

const jwt = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

test('reads the e-mail a token was made for', () => {
  expect(tokenSubject(jwt({ sub: 'rahima@kheya.test' }))).toBe('rahima@kheya.test');
});

test('reads letters outside ASCII', () => {
  expect(tokenSubject(jwt({ sub: 'রহিমা@kheya.test' }))).toBe('রহিমা@kheya.test');
});

test.each(['', 'opaque', 'a.b.c', jwt({ sub: 7 }), jwt(null)])('finds none in %j', (token) => {
  expect(tokenSubject(token)).toBeUndefined();
});
