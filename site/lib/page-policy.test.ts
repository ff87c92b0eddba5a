import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withOwnHashesOnly } from './page-policy.ts';

const ONE = 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=';
const page = (hashes: string) =>
  `<html><head><meta http-equiv="content-security-policy" content="script-src 'self'${hashes}; style-src 'self';"></head><body><script type="module">one()</script><script src="/two.js"></script></body></html>`;

test('a page allows what stands in it, and nothing of other pages', () => {
  const other = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
  expect(withOwnHashesOnly(page(` '${ONE}' '${other}'`))).toBe(page(` '${ONE}'`));
});

test('a text of any letters is known by its bytes', () => {
  const bytes = Buffer.from('<script>say("নমস্কার")</script>').toString('latin1');
  const hash = createHash('sha256').update('say("নমস্কার")').digest('base64');
  const html = page(` 'sha256-${hash}'`).replace('</body>', `${bytes}</body>`);
  expect(withOwnHashesOnly(html)).toContain(hash);
});

test('a page without a policy stays as it is', () => {
  expect(withOwnHashesOnly('<p>Hello</p>')).toBe('<p>Hello</p>');
});

test('the place that is kept for it takes the policy, whatever is typed before it', () => {
  const typed = '<meta name="description" content="<style> <script>two()</script> </head>">';
  const place = '<meta http-equiv="content-security-policy" content="">';
  const filled = `<meta http-equiv="content-security-policy" content="script-src 'self' '${ONE}'; style-src 'self';">`;
  const rest = '<style>p{}</style><script type="module">one()</script>';
  const whole = `script-src 'self' 'sha256-other=' '${ONE}'; style-src 'self' 'sha256-third=';`;
  expect(withOwnHashesOnly(`${typed}${place}${rest}`, whole)).toBe(`${typed}${filled}${rest}`);
});

test('a style is known, whatever attribute speaks of one before it', () => {
  const hash = createHash('sha256').update('p{}').digest('base64');
  const html = `<img alt="<style>"><style>p{}</style>${page(` 'sha256-${hash}'`)}`;
  expect(withOwnHashesOnly(html)).toContain(`'sha256-${hash}'`);
});

test('a style that something stands in for is allowed as itself', () => {
  const place = '<meta http-equiv="content-security-policy" content="">';
  const hashes = new Map([['/*1*/', ONE]]);
  const html = withOwnHashesOnly(`${place}<style>/*1*/</style>`, `style-src '${ONE}';`, hashes);
  expect(html).toContain(`content="style-src '${ONE}';"`);
});
