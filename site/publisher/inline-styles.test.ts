import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { assemble } from './assemble.ts';
import { InlineStyles } from './inline-styles.ts';

const wholeBy = (styles: InlineStyles, page: string) => assemble(page, styles.in(page)).bytes;

const manifestOf = (...styles: { type: 'inline' | 'external'; content?: string; src?: string }[]) =>
  ({ routes: styles.map((style) => ({ styles: [style] })) }) as never;

test('a page comes with the styles that stood aside while it was made', () => {
  const first = { type: 'inline' as const, content: 'p{content:"নম"}' };
  const second = { type: 'inline' as const, content: 'b{}' };
  const again = { ...first };
  const styles = new InlineStyles(
    manifestOf(first, second, again, { type: 'external', src: '/a' }),
  );
  expect(again.content).toBe(first.content);
  expect(first.content).not.toContain('p{');
  const page = `<style>${first.content}</style><style>${second.content}</style><p>&eacute; \u00e9`;
  expect(wholeBy(styles, page)).toEqual(
    Buffer.concat([
      Buffer.from('<style>p{content:"নম"}</style><style>b{}</style><p>&eacute; '),
      Buffer.from([0xe9]),
    ]),
  );
  const hash = createHash('sha256').update('b{}').digest('base64');
  expect(styles.hashes.get(second.content)).toBe(`sha256-${hash}`);
});

test('a page without styles is as it is', () => {
  expect(wholeBy(new InlineStyles(manifestOf()), '<p>/*1*/').toString()).toBe('<p>/*1*/');
});

test('what stands in cannot be typed: it is another each time', () => {
  const [one, other] = [0, 1].map(() => {
    const style = { type: 'inline' as const, content: 'b{}' };
    return { styles: new InlineStyles(manifestOf(style)), word: style.content };
  });
  expect(wholeBy(one!.styles, other!.word).toString()).toBe(other!.word);
});
