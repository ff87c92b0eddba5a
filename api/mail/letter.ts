/** An e-mail in words, before it has an envelope. */
export interface Letter {
  /** Nobody: the agency itself. */
  recipients: readonly string[];
  subject: string;
  replyTo?: string | undefined;
  text: string;
  html: string;
}

/** A line of a letter: "Phone: 01711-000000". */
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

/** The same words as plain text and as HTML; whatever anybody typed is text in both. */
export const bodies = ({ facts, message, link }: Words): Pick<Letter, 'text' | 'html'> => ({
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
    `<p style="white-space:pre-wrap" dir="auto">${escaped(message)}</p>`,
    `<p><a href="${escaped(link.href)}">${escaped(link.label)}</a></p>`,
    '</body></html>',
  ].join('\n'),
});

const row = ({ label, value, href }: Fact) => {
  const shown = href ? `<a href="${escaped(href)}">${escaped(value)}</a>` : escaped(value);
  return `<tr><th align="left">${escaped(label)}</th><td dir="auto">${shown}</td></tr>`;
};

/** A header is one line, whatever the database holds. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ');

const inDhaka = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Dhaka',
});

export const momentInWords = (moment: string) => inDhaka.format(new Date(moment));

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);
