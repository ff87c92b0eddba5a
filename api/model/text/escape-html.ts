const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as a part of HTML, of an attribute's value too. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);
