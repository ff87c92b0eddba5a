import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPlaces } from '../config.ts';
import { S3Server } from '../testing/bucket.ts';
import { SECRETS } from '../testing/app.ts';
import { temporaryFolder } from '../testing/folder.ts';

const KEY = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'a-secret-that-nobody-is-told' };
const bucketOf = (env: NodeJS.ProcessEnv) => readPlaces({ ...KEY, ...env }).bucket;

describe('settings of a bucket', () => {
  test('are asked for only where FILES_URL is', () => {
    expect(readPlaces({ AWS_ACCESS_KEY_ID: 'x', AWS_REGION: 'eu-central-1' }).bucket).toBe(
      undefined,
    );
  });

  test.for([
    [{ S3_REGION: 'eu-central-1' }, 'https://files.s3.eu-central-1.amazonaws.com', ''],
    [
      { S3_REGION: 'eu-central-1', FILES_URL: 's3://files.example/a/b/' },
      'https://s3.eu-central-1.amazonaws.com/files.example',
      'a/b/',
    ],
    [{ S3_ENDPOINT: 'https://s3.example/' }, 'https://s3.example/files', ''],
  ] as const)('%j say where it is', ([env, address, path]) => {
    expect(bucketOf({ FILES_URL: 's3://files', ...env })).toMatchObject({
      address,
      prefix: `${path}uploads/`,
    });
  });

  test('may have the names that Amazon gives them', () => {
    const env = {
      FILES_URL: 's3://files',
      AWS_ENDPOINT_URL_S3: 'https://s3.example',
      AWS_REGION: 'auto',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readPlaces(env).bucket).toMatchObject({
      region: 'auto',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  test.for([
    [{ FILES_URL: 'https://files' }, 'FILES_URL must be like s3://bucket/folder'],
    [{ FILES_URL: 's3://files/../other' }, 'FILES_URL must be like s3://bucket/folder'],
    [{ FILES_URL: 's3://files' }, 'FILES_URL needs S3_REGION, or S3_ENDPOINT'],
    [
      { FILES_URL: 's3://files', S3_ENDPOINT: 'https://id:key@s3.example' },
      'S3_ENDPOINT must be like https://s3.example',
    ],
    [
      { FILES_URL: 's3://files', S3_REGION: 'x', S3_SECRET_ACCESS_KEY: '' },
      'FILES_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    ],
  ] as const)('%j are refused in one line', ([env, line]) => {
    expect(() => bucketOf(env)).toThrow(new RegExp(`^${line}$`));
  });
});

describe('a start', () => {
  let s3: S3Server;
  let folder: ReturnType<typeof temporaryFolder>;
  beforeAll(async () => {
    s3 = await new S3Server().start();
    folder = temporaryFolder();
  });
  afterAll(async () => {
    await s3.stop();
    folder.remove();
  });

  const started = async (env: NodeJS.ProcessEnv) => {
    const main = join(import.meta.dirname, '../main.ts');
    const { PATH } = process.env;
    const own = { PATH, ...SECRETS, ...KEY, DATA_DIR: folder.path, S3_ENDPOINT: s3.endpoint };
    const failed = await promisify(execFile)(process.execPath, [main], {
      env: { ...own, ...env },
    }).then(
      () => undefined,
      (error: { code: number; stderr: string; stdout: string }) => error,
    );
    expect(failed?.code).toBe(1);
    expect(failed!.stdout + failed!.stderr).not.toContain(KEY.S3_SECRET_ACCESS_KEY);
    return failed!.stderr;
  };

  test('is refused in one line with a wrong key, or without its bucket', async () => {
    const [withWrongKey, withoutBucket] = await Promise.all([
      started({ FILES_URL: 's3://kheya/files' }),
      started({ FILES_URL: 's3://nowhere', S3_SECRET_ACCESS_KEY: 'S3RVER' }),
    ]);
    const end = 'Are bucket, S3_ENDPOINT, S3_REGION and key right?\n';
    expect(withWrongKey).toBe(
      `FILES_URL s3://kheya/files: it answered GET with 403 SignatureDoesNotMatch. ${end}`,
    );
    expect(withoutBucket).toBe(
      `FILES_URL s3://nowhere: it answered GET with 404 NoSuchBucket. ${end}`,
    );
  });
});

/** Examples of "Transferring Payload in a Single Chunk", of the reference of Amazon S3. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
test.for([
  [
    'GET',
    '/test.txt',
    { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT',
    '/test$file.text',
    {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET',
    '/?lifecycle',
    { 'x-amz-content-sha256': EMPTY },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'GET',
    '/?max-keys=2&prefix=J',
    { 'x-amz-content-sha256': EMPTY },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
] as const)('%s %s is signed as Amazon signs it', async ([method, path, headers, signature]) => {
  const signed = await new AwsV4Signer({
    method,
    url: `https://examplebucket.s3.amazonaws.com${path}`,
    headers,
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
    service: 's3',
    datetime: '20130524T000000Z',
    allHeaders: true,
  }).sign();
  expect(signed.headers.get('authorization')).toContain(`Signature=${signature}`);
});
