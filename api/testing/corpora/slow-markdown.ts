/** Prefixes that may make a markdown parser backtrack. */
// oxfmt-ignore
const repeated: Readonly<Record<string, string>> = {
  'open brackets': '[', 'open pictures': '![', 'links without an end': '[a](', 'links to links': '[a][',
  'addresses without an end': '[a](<b', 'titles without an end': '[a](b "c', 'names of links': '[a]: b\n',
  'stars': '*a **b ', 'mixed stars': '*a_ ', 'underscores': '_a __b ', 'strikes': '~~a ', 'backticks': '`a``',
  'growing backticks': '`` ` ', 'quotes': '> ', 'quoted lists': '> - ', 'lists': '- ', 'deeper lists': '- a\n',
  'numbers': '1. ', 'tables': '|a', 'table rows': '|a|\n|-|\n', 'open tags': '<a ', 'open comments': '<!--',
  'open instructions': '<?', 'tags with attributes': '<a b="', 'entities': '&#', 'escapes': '\\[', 'headings': '# ',
  'underlined headings': 'a\n=', 'rules': '* * ', 'fences': '```\n', 'spaces': ' ', 'tabs': '\t', 'tabs among lines': '\t\v\n',
  'hard breaks': '  \n', 'addresses': 'http://a.', 'mail addresses': 'a@', 'mail addresses with dots': 'a.b@c.', 'brackets in addresses': 'http://a/(',
  'marks of a script without spaces': 'ক*', 'unfinished clusters': 'ক্',
};

/** Pairs of kind and text of about `length` characters. */
export const slowMarkdown = (length: number): [kind: string, text: string][] =>
  Object.entries(repeated).flatMap(([kind, part]) => [
    [kind, part.repeat(Math.ceil(length / part.length))],
    [`${kind}, and an end`, `${part.repeat(Math.ceil(length / part.length))}x](<"*_~\`>`],
  ]);
