import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PLACEHOLDER, withPolicy } from './csp.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const compiled = {
  csp: { directives: ["default-src 'none'", "img-src 'self'"] },
  inlinedScripts: new Map([
    ['one', 'one()'],
    ['two', 'say("নমস্কার")'],
    ['empty', ''],
  ]),
  routes: [
    { routeData: { route: '/tours' }, styles: [{ type: 'inline', content: 'p{}' }] },
    { routeData: { route: '/about' }, styles: [{ type: 'inline', content: 'a{}' }] },
  ],
} as unknown as Parameters<typeof withPolicy>[0];
const fill = withPolicy(compiled)!;
const policyOf = (html: string, route = '/tours') =>
  /content="(.*?)">/.exec(fill(PLACEHOLDER + html, route))![1];

test('a page allows the styles of its route, and the scripts that stand in it', () => {
  expect(policyOf('<style>p{}</style><script type="module">one()</script>')).toBe(
    `default-src 'none';img-src 'self'; script-src 'self' '${hash('one()')}'; style-src 'self' '${hash('p{}')}';`,
  );
});

test('in development a page allows any inline styles, and no more scripts', () => {
  const page = `${PLACEHOLDER}<script type="module">one()</script><script>three()</script>`;
  expect(withPolicy(compiled, true)!(page, '/tours')).toContain(
    ` script-src 'self' '${hash('one()')}'; style-src 'self' 'unsafe-inline';`,
  );
});

test('a page with an island allows the style that Astro writes with it', () => {
  const style = 'astro-island,astro-slot,astro-static-slot{display:contents}';
  expect(policyOf(`<style>${style}</style>`)).toContain(`'${hash('p{}')}' '${hash(style)}';`);
});

test('a text of any letters is known by its bytes', () => {
  const script = '<script type="module">say("নমস্কার")</script>';
  expect(policyOf(Buffer.from(script).toString('latin1'))).toContain(` '${hash('say("নমস্কার")')}';`);
});

test('what is typed allows nothing, and stays as it is', () => {
  const typed = '<p>&lt;script&gt;one()</p><img alt="<script>two()</script> $& </head>">';
  const filled = fill(`${PLACEHOLDER}${typed}`, '/tours');
  expect(filled.endsWith(typed)).toBe(true);
  expect(filled).toContain("script-src 'self';");
});

test('a page without a head stays as it is, and so does a site without a policy', () => {
  expect(fill('<p>Hello</p>', '/tours')).toBe('<p>Hello</p>');
  expect(withPolicy({ ...compiled, csp: undefined })).toBeUndefined();
});
