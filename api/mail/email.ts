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
    `<p style="white-space:pre-wrap" dir="auto">${escaped(message)}</p>`,
    `<p><a href="${escaped(link.href)}">${escaped(link.label)}</a></p>`,
    '</body></html>',
  ].join('\n'),
});

const row = ({ label, value, href }: Fact) => {
  const shown = href ? `<a href="${escaped(href)}">${escaped(value)}</a>` : escaped(value);
  return `<tr><th align="left">${escaped(label)}</th><td dir="auto">${shown}</td></tr>`;
};

/** Prevents header injection: line breaks and control characters become spaces. */
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
