import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { createMarkdown } from '#model/text/markdown.ts';
import { isFormatted, markdownFrom } from './pasted-html.ts';
import { redirectedLink } from './redirected-link.ts';

const pasted = (html: string) => markdownFrom(new JSDOM(html).window.document);

test('a text of Google Docs keeps its headings, bold and italic words, lists and links', () => {
  const run = (words: string, style = 'font-weight:400;font-style:normal') =>
    `<span style="font-size:11pt;${style};white-space:pre-wrap;">${words}</span>`;
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
    <h1 dir="ltr"><span style="font-weight:700">Sylhet in three days</span></h1>
    <p dir="ltr">${run('A boat ')}${run('at dawn', 'font-weight:700;font-style:normal')}${run(', ')}${run('quiet', 'font-weight:400;font-style:italic')}.
    <a href="https://kheya.test/tea">${run('Tea')}</a></p>
    <ul><li dir="ltr"><p role="presentation">${run('Tea')}</p></li>
      <ul><li dir="ltr"><p role="presentation">${run('Seven layers')}</p></li></ul>
      <li dir="ltr"><p role="presentation">${run('Rice')}</p></li></ul>
    <ol><li>One</li><li>Two</li></ol></b>`;
  expect(pasted(html)).toBe(
    [
      '## Sylhet in three days',
      'A boat **at dawn**, *quiet*. [Tea](https://kheya.test/tea)',
      '- Tea\n  - Seven layers\n- Rice',
      '1. One\n2. Two',
    ].join('\n\n'),
  );
});

const item = (marker: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

test('a text of Word has its lists, and nothing of its junk', () => {
  const html = `<html><head><style>p.MsoNormal {margin:0}</style><title>Offer</title></head><body>
    <p class=MsoNormal><b>What is <span style="color:red">in</span></b><o:p></o:p></p>
    ${item('·', 'Visa <i>fee</i>')}${item('o', 'Twice', 2)}${item('·', 'Flight')}
    <p class=MsoNormal>Then <a href="#_Toc1">below</a> <img src="file:///C:/a.png"></p>
    ${item('1.', 'Pay')}${item('২.', 'Fly')}</body></html>`;
  expect(pasted(html)).toBe(
    ['**What is in**', '- Visa *fee*\n  - Twice\n- Flight', 'Then below', '1. Pay\n2. Fly'].join(
      '\n\n',
    ),
  );
});

test('what Word has below a number stands below it on the page', () => {
  const html = [
    item('9.', 'Papers') + item('·', 'Passport', 2) + item('a.', 'Copy', 3) + item('·', 'Photo', 2),
    item('10.', 'Fee') + item('·', 'Cash', 2) + item('·', 'Taka', 4),
    '<p class=MsoNormal>Then</p>',
    item('·', 'A part of a list', 2),
  ].join('');
  const markdown = pasted(`<body>${html}</body>`);
  expect(markdown).toBe(
    ['9. Papers\n   - Passport\n     - Copy\n   - Photo', '10. Fee\n    - Cash\n      - Taka'].join(
      '\n',
    ) + '\n\nThen\n\n- A part of a list',
  );
  const page = new JSDOM(createMarkdown(new JSDOM('').window)(markdown)).window.document;
  const words = ['Papers', 'Fee', 'A part of a list'];
  expect(
    [...page.body.querySelectorAll(':scope > * > li')].map((each) =>
      each.firstChild?.textContent?.trim(),
    ),
  ).toEqual(words);
});

test.for([
  [
    `<b style='mso-bidi-font-weight:normal'>Visa <i style='mso-bidi-font-style:normal'>fee</i></b>`,
    '**Visa *fee***',
  ],
  [
    `<span style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic'>Visa</span> fee`,
    'Visa fee',
  ],
  ['<b>Visa <span style="font-weight:700">fee</span></b>', '**Visa fee**'],
  ['<b><i>Visa</i></b><b><i> fee</i></b>', '***Visa fee***'],
  ['<i>Visa</i><i> fee</i>', '*Visa fee*'],
  ['<b><p>Visa</p><p>1. Fee</p><ul><li>Tea</li></ul></b>', '**Visa**\n\n**1\\. Fee**\n\n- Tea'],
  ['<s>৳ 65,000</s> <b>৳ 58,500</b>', '~~৳ 65,000~~ **৳ 58,500**'],
  ['Now<span style="text-decoration:line-through">৳ 65,000</span>', 'Now৳ ~~65,000~~'],
  ['৳ <del cite="mailto:staff">65,000</del><ins>58,500</ins>', '৳ ~~65,000~~58,500'],
])('%s is marked as it looks', ([html, markdown]) => {
  expect(pasted(`<div>${html}</div>`)).toBe(markdown);
});

test.for([
  [
    'the indent of Word',
    `<p><span style='mso-tab-count:1'>${'&nbsp;'.repeat(11)} </span>Our <b>tour</b></p>`,
    'Our **tour**',
  ],
  [
    'an emoji of Facebook',
    '<div><img alt="✅" src="https://static.xx.fbcdn.net/e.png"> Visa <img alt="A beach"></div>',
    '✅ Visa',
  ],
  [
    'a list that goes on',
    '<ol><li>Pay</li></ol><p>Wait</p><ol start="2"><li>Fly</li></ol>',
    '1. Pay\n\nWait\n\n2. Fly',
  ],
  [
    'the later part of a list that Firefox copies',
    '<ol><li value="3">Pay</li><li>Fly</li></ol>',
    '3. Pay\n4. Fly',
  ],
  [
    'a card that is one link',
    '<a href="https://kheya.test/"><div><h3>Sylhet</h3><img src="a.png"></div><p>Three days</p></a><b>x</b>',
    '### [Sylhet](https://kheya.test/)\n\n[Three days](https://kheya.test/)\n\n**x**',
  ],
  [
    'a text of Word with comments',
    `<p>Fee <a style='mso-comment-reference:KS_1'>৳ 500</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a style='mso-comment-reference:KS_1'>&nbsp;</a><span style='mso-special-character:comment'>&nbsp;<![if !supportAnnotations]><a href="#_msocom_1" class=msocomanchor name="_msoanchor_1">[KS1]</a><![endif]></span></span></span></p>
      <div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p class=MsoCommentText>Is this <b>our</b> cost?</p></div></div>`,
    'Fee ৳ 500',
  ],
  ['a heading of two lines', '<h2>Sylhet<br>in three days</h2>', '## Sylhet in three days'],
  [
    'a table with a hidden row',
    `<table><tr><td>Fare</td><td>৳ 500</td></tr><tr style='display:none'><td>Cost</td><td>৳ 300</td></tr></table>`,
    '| Fare | ৳ 500 |\n| --- | --- |',
  ],
  [
    'a picture with a link',
    '<p>Sylhet <a href="https://kheya.test/"><img src="a.png"></a></p>',
    'Sylhet',
  ],
])('%s is as one would type it', ([, html, markdown]) => {
  expect(pasted(html!)).toBe(markdown);
});

const KEPT = 'style="font-size:14px;white-space:pre-wrap"';
test.for([
  [
    'a message of WhatsApp',
    `<strong ${KEPT}>Sylhet</strong><span ${KEPT}>\n3 days\n- Bus\n\n</span><strong ${KEPT}>৳ 500</strong><span ${KEPT}>\n</span><strong ${KEPT}>Call</strong>`,
    '<p><strong>Sylhet</strong><br>3 days<br>- Bus</p><p><strong>৳ 500</strong><br><strong>Call</strong></p>',
  ],
  [
    'words in a source that is wrapped',
    '<p>Three\ndays in <b>Sylhet</b></p>',
    '<p>Three days in <strong>Sylhet</strong></p>',
  ],
])('lines of %s are those that were seen', ([, html, shown]) => {
  const { window } = new JSDOM('');
  expect(createMarkdown(window)(pasted(html!)).replaceAll(/\s*(?:\n|(?=<\/p>))/g, '')).toBe(shown);
});

test('items that Firefox copies without their list are a list', () => {
  const html = '<li>Passport</li><li>Photo</li>';
  expect(isFormatted(html)).toBe(true);
  expect(pasted(html)).toBe('- Passport\n- Photo');
});

test.for([
  ['<b>ভিসা:</b>ফি', '<strong>ভিসা</strong>:ফি'],
  ['ভিসা<b>(নতুন)</b>ফি', 'ভিসা(<strong>নতুন</strong>)ফি'],
  ['<i>Visa!</i>fee', '<em>Visa</em>!fee'],
  ['Visa<b>:</b> fee', 'Visa: fee'],
  ['ভিসা<b><i>।</i></b> ফি<s> </s>', 'ভিসা। ফি'],
  ['<b>1</b><b>,</b><b>25,000</b>', '<strong>1,25,000</strong>'],
])('marks of %s are none of its letters on the page', ([html, shown]) => {
  const { window } = new JSDOM('');
  expect(createMarkdown(window)(pasted(`<p>${html}</p>`))).toBe(`<p>${shown}</p>\n`);
});

test('rows of a spreadsheet are a table; one column of them are lines', () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr>`;
  const rows = `${row('Adult', '1,25,000')}${row('শিশু | child', '<p>৳&nbsp;62,500</p>')}`;
  const table = ['| Adult | 1,25,000 |', '| --- | --- |', '| শিশু \\| child | ৳ 62,500 |'].join(
    '\n',
  );
  expect(pasted(`<p>Prices</p><table><col width=64>${rows}</table><p>each</p>`)).toBe(
    `Prices\n\n${table}\n\neach`,
  );
  expect(pasted(`<table>${row('Tea')}${row('Rice')}</table>`)).toBe('Tea\n\nRice');
  expect(pasted(`<table>${row(`<table>${rows}</table>`, 'aside')}</table>`)).toBe(
    `${table}\n\naside`,
  );
});

test('cells of a pasted table keep their lines, marks and links, and merged ones their columns', () => {
  const rows = [
    '<td colspan=3><b>Umrah 2027</b></td>',
    '<th>Hotel</th><th>Room</th><th>Price</th>',
    '<td rowspan=2>Makkah<br>500 m</td><td>Quad</td><td><p>৳ 1,45,000</p><p>৳ 1,38,000</p></td>',
    '<td>Double</td><td><a href="https://kheya.test/pay">৳ 1,75,000</a></td>',
    '<td>Child</td><td colspan=2>৳ 90,000</td>',
    `<td colspan=3 style='mso-ignore:colspan'>Fares may change</td>`,
    '<td></td><td></td><td></td><td></td>',
  ];
  expect(pasted(`<table>${rows.map((each) => `<tr>${each}</tr>`).join('')}</table>`)).toBe(
    [
      '**Umrah 2027**\n',
      '| Hotel | Room | Price |',
      '| --- | --- | --- |',
      '| Makkah<br>500 m | Quad | ৳ 1,45,000<br>৳ 1,38,000 |',
      '| Makkah<br>500 m | Double | [৳ 1,75,000](https://kheya.test/pay) |',
      '| Child | ৳ 90,000 | ৳ 90,000 |',
      '| Fares may change |  |  |',
    ].join('\n'),
  );
});

test('two columns have a head whose first cell is empty', () => {
  const html = '<tr><td></td><td>Price</td></tr><tr><td>Adult</td><td>৳ 500</td></tr>';
  expect(pasted(`<table>${html}</table>`)).toBe('|  | Price |\n| --- | --- |\n| Adult | ৳ 500 |');
});

test('the caption of a pasted table stands above it', () => {
  const rows = '<tr><th>Visa</th><th>Fee</th></tr><tr><td>Single</td><td>৳ 500</td></tr>';
  expect(pasted(`<table><caption>Fees of <b>2027</b></caption>${rows}</table>`)).toBe(
    'Fees of **2027**\n\n| Visa | Fee |\n| --- | --- |\n| Single | ৳ 500 |',
  );
});

test('a pasted table without words is nothing', () => {
  expect(pasted('<p>Prices</p><table><tr><td></td><td>&nbsp;</td></tr></table>')).toBe('Prices');
});

test('signs that would mean something are kept as signs, and Bengali as it is', () => {
  expect(pasted('<p>Price * includes _tax_</p><p><b>ভিসা ফি</b> ৳৭,৫০০</p>')).toBe(
    'Price \\* includes \\_tax\\_\n\n**ভিসা ফি** ৳৭,৫০০',
  );
});

test.for([
  'https://kheya.test/apply_now/a_b*c?x=[1]',
  'www.kheya.test/visa_fee',
  'tour_desk_1@kheya.test',
  '+880_1712',
])('the address %s is the same on the page', (address) => {
  const markdown = pasted(`<p><b>Apply:</b> ${address} or *call*</p>`);
  const page = new JSDOM(createMarkdown(new JSDOM('').window)(markdown)).window.document;
  expect(page.body.textContent.trim()).toBe(`Apply: ${address} or *call*`);
  const links = [...page.querySelectorAll('a')].map(({ href }) => decodeURI(href));
  expect(links.map((href) => href.endsWith(address))).toEqual(
    address.startsWith('+') ? [] : [true],
  );
});

const TARGET = 'https://evisa.example/apply?lang=bn&step=1';
const carried = encodeURIComponent(TARGET);
test.for([
  `https://www.google.com/url?q=${carried}&sa=D&source=editors&ust=1764`,
  `https://www.google.com.bd/url?sa=t&rct=j&url=${carried}&usg=AOv`,
  `https://l.facebook.com/l.php?u=${carried}&h=AT0`,
  `https://l.instagram.com/?u=${carried}&e=AT1`,
  `https://www.youtube.com/redirect?event=video&q=${carried}`,
  `https://eur01.safelinks.protection.outlook.com/?url=${carried}&data=05`,
])('a link behind the redirect %s leads where it is meant to', (href) => {
  expect(pasted(`<p><a href="${href}">Visa</a></p>`)).toBe(`[Visa](${TARGET})`);
});

test.for([
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://www.google.com/url?q=not+an+address',
  'https://www.google.com/maps?q=https://kheya.test/',
  'https://kheya.test/url?q=https://elsewhere.example/',
  'https://www.google.com/url?q=https://',
])('%s stays as it is', (href) => {
  expect(redirectedLink(href)).toBe(href);
});
