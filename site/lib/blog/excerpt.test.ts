import { graphemeCount } from '#model/text/graphemes.ts';
import { expect, test } from 'vitest';
import { descriptionFrom, excerptOf, plainText } from './excerpt.ts';

test('an excerpt is plain text: no tags, no entities, blocks kept apart', () => {
  const html =
    '<h2>Fish &amp; chips</h2>\n<p>A <strong>c</strong>alm walk.</p><ul><li>One</li><li>Two &lt;3</li></ul>';
  expect(plainText(html)).toBe('Fish & chips A calm walk. One Two <3');
});

test('a long text is cut after 150 letters and an ellipsis follows', () => {
  const cut = excerptOf(`<p>${'ক্ষ্ণু'.repeat(200)}</p>`);
  expect(graphemeCount(cut)).toBe(151);
  expect(cut.endsWith('ক্ষ্ণু…')).toBe(true);
  expect(excerptOf('<p>Short</p>')).toBe('Short');
});

test('a page is described by the first text that is long enough', () => {
  const long = 'x'.repeat(60);
  expect(descriptionFrom('short', long, 'last')).toBe(long);
  expect(descriptionFrom('short', 'shorter', 'last')).toBe('last');
});
