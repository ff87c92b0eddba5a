import { request as ask, type Agent } from 'node:http';
import { PAGE_ACTS } from '#model/counts/page-acts.ts';
import fc from 'fast-check';
import { BROWSER } from './page-reads.ts';

/** A line of an access log: what somebody sent, from where, and when. */
export interface LogLine {
  /** Minutes since the beginning. */
  minute: number;
  address: string;
  headers: Record<string, string>;
  url: '/page-counts' | '/contact-submissions';
  body: unknown;
}

const PHONE = BROWSER['user-agent'];
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
export const PEOPLE: ReadonlySet<string | undefined> = new Set([PHONE, FIREFOX, SAFARI]);
const ROBOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.32',
];

const agents = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(...PEOPLE).map((name) => ({ 'user-agent': name! })),
  },
  { weight: 2, arbitrary: fc.constantFrom(...ROBOTS).map((name) => ({ 'user-agent': name })) },
  { weight: 1, arbitrary: fc.constant({}) },
);
const wishes = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom({}, { dnt: '0' }) },
  { weight: 1, arbitrary: fc.constantFrom({ dnt: '1' }, { 'sec-gpc': '1' }) },
);

const HOSTILE_PATHS = ['/wp-login.php', '/.env', '/cms', '/thank-you', '/bn/404', '//evil.example', '/tours/none', '/bn/tours/none/x', '/blog/page/0', '/tours/%2e%2e', "/tours/' OR 1=1", '/tours/\u0000', `/tours/${'a'.repeat(190)}`, 'https://evil.example/']; // oxfmt-ignore
const kinds = fc.uniqueArray(fc.constantFrom(...PAGE_ACTS), { minLength: 1 });
const hostileBody = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    { path: '/contact', kinds: ['view', 'view'] },
    { path: '/contact', kinds: ['lead'] },
    { path: '/contact', kinds: ['view'], count: 999 },
    { path: '/contact', kinds: [] },
    { path: ['/contact'], kinds: ['view'] },
  ),
);

const addresses = fc
  .tuple(fc.nat(40), fc.nat(200))
  .map(([net, host]) => (net < 5 ? `2001:db8:0:${net}::${host + 1}` : `203.0.${net}.${host}`));

/** Lines of visitors of these pages, of robots, and of who means harm. Leads are few: no flood. */
export const logLine = (pages: readonly string[], minutes: number): fc.Arbitrary<LogLine> => {
  const path = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pages) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_PATHS) },
  );
  const read = fc.record({ path, kinds });
  const sent = fc.oneof(
    { weight: 40, arbitrary: read.map((body) => ({ url: '/page-counts' as const, body })) },
    { weight: 4, arbitrary: hostileBody.map((body) => ({ url: '/page-counts' as const, body })) },
    {
      weight: 1,
      arbitrary: fc.record({ page: path, language: fc.constantFrom('en', 'bn') }).map((given) => ({
        url: '/contact-submissions' as const,
        body: { name: 'A visitor', message: 'Hello', ...given },
      })),
    },
  );
  return fc
    .record({ minute: fc.nat(minutes - 1), address: addresses, agents, wishes, sent })
    .map(({ minute, address, agents: agent, wishes: wish, sent: { url, body } }) => ({
      minute,
      address,
      headers: { ...agent, ...wish },
      url,
      body,
    }));
};

/** Sends a line by HTTP, with no header but its own. Answers the status. */
export const replay = (line: LogLine, port: number, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const bytes = Buffer.from(JSON.stringify(line.body));
    const headers = {
      'content-type': 'application/json',
      'content-length': String(bytes.length),
      'x-forwarded-for': line.address,
      ...line.headers,
    };
    const path = `/api/v1${line.url}`;
    const sent = ask(
      { port, host: '127.0.0.1', method: 'POST', path, headers, agent },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode!));
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
