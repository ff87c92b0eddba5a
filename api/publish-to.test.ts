import { expect, test } from 'vitest';
import { bucketOf } from './bucket.ts';
import { readPublishTo, requireApart } from './publish-to.ts';

const KEYS = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_ACCESS_KEY_ID: 'key-id',
  S3_SECRET_ACCESS_KEY: 's3cret',
};
const read = (PUBLISH_TO: string, own = {}) => readPublishTo({ PUBLISH_TO, ...KEYS, ...own });

test('hosts are told apart, each with its window, and secrets kept from their names', () => {
  const hosts = read(
    `s3://www/site#pages=index&window=5, s3://www
     netlify+https://nfp_t0ken@api.netlify.com/api/v1/sites/kheya.netlify.app`,
    { PUBLISH_S3_ENDPOINT: 'https://r2.example' },
  );
  expect(hosts).toMatchObject([
    { name: 's3 www/site', pageKeys: 'index', windowMs: 5_000 },
    { name: 's3 www', pageKeys: 'address', windowMs: 2_000 },
    { name: 'netlify kheya.netlify.app', token: 'nfp_t0ken', windowMs: 60_000 },
  ]);
  expect(hosts).toMatchObject([
    { bucket: { address: 'https://r2.example/www', prefix: 'site/' } },
    { bucket: { prefix: '' } },
    { url: 'https://api.netlify.com/api/v1/sites/kheya.netlify.app' },
  ]);
  expect(JSON.stringify(hosts.map(({ name }) => name))).not.toMatch(/t0ken|s3cret|key-id/);
  expect(readPublishTo({})).toEqual([]);
});

test.for([
  ['ftp://www', 'address 1 must begin with s3:// or netlify+https://'],
  ['s3://www nonsense', 'address 2 must begin with'],
  ['s3://W', 'address 1 must be like s3://bucket/folder'],
  ['s3://www#pages=php', 'must have #pages=address or index'],
  ['s3://www#window=x', 'must end in #window= and at most 3600 seconds'],
  ['s3://www s3://www', 'twice'],
  ['netlify+https://api.netlify.com/api/v1/sites/a', 'must be like netlify+https://TOKEN@'],
  ['netlify+https://s3c%ret@api.netlify.com/api/v1/sites/a', 'its token written as %25'],
  ['netlify+https://t@api.netlify.com/api/v1/sites/a/deploys', 'must be like netlify+https://'],
])('%s is refused by its place, not by its value', ([value, message]) => {
  expect(() => read(value!)).toThrow(message!);
  const secret = 'netlify+https://s3cret@api.netlify.com/api/v1/sites/a';
  expect(() => read(`${secret} ${value}`)).toThrow(/^(?!.*s3cret)/s);
});

test.for([
  ['s3://www', 's3://www/kheya', false],
  ['s3://www/kheya', 's3://www/kheya/pictures', false],
  ['s3://www', 's3://www/static', true],
  ['s3://www/site', 's3://www/kheya', true],
  ['s3://www', 's3://other', true],
] as const)('%s beside pictures in %s: %s', ([site, FILES_URL, isTaken]) => {
  const check = () => requireApart(read(site), bucketOf({ ...KEYS, FILES_URL }));
  if (isTaken) expect(check).not.toThrow();
  else expect(check).toThrow('PUBLISH_TO must not hold FILES_URL');
});
