import { formatMoment } from '#model/format/dates.ts';
import { escapeHtml } from '#model/text/escape-html.ts';

/** Subject and bodies of an e-mail, without its envelope. */
export interface Email {
  /** Empty: the agency's own address. */
  recipients: readonly string[];
  subject: string;
  replyTo?: string | undefined;
  text: string;
  html: string;
}

/** A labelled line: "Phone: 01711-000000". */
export interface Fact {
  label: string;
  value: string;
  href?: string | undefined;
}

interface Words {
  facts: readonly Fact[];
  message: string;
  link: { label: string; href: string };
}

/** Renders text and HTML bodies from the same words; user input is escaped in both. */
export const bodies = ({ facts, message, link }: Words): Pick<Email, 'text' | 'html'> => ({
  text: [
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    '',
    message,
    '',
    `${link.label}: ${link.href}`,
    '',
  ].join('\n'),
  html: [
    '<!doctype html><html lang="en"><meta charset="utf-8"><body>',
    '<table>',
    ...facts.map(row),
    '</table>',
    `<p style="white-space:pre-wrap" dir="auto">${escapeHtml(message)}</p>`,
    `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`,
    '</body></html>',
  ].join('\n'),
});

const row = ({ label, value, href }: Fact) => {
  const shown = href ? `<a href="${escapeHtml(href)}">${escapeHtml(value)}</a>` : escapeHtml(value);
  return `<tr><th align="left">${escapeHtml(label)}</th><td dir="auto">${shown}</td></tr>`;
};

/** Prevents header injection: line breaks and control characters become spaces. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ');

export const momentInWords = (moment: string) => formatMoment(moment, 'en');
