import { ConfigError } from './config-error.ts';

/** A place in an S3 bucket, and the key to it, which is never logged. */
export interface Bucket {
  /** The bucket's own address, without a slash at its end. */
  address: string;
  /** Before the name of every file: empty, or ends with a slash. */
  prefix: string;
  /** As the operator wrote it. */
  place: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Address of a server of buckets, and the key to it. */
export interface BucketKeys {
  S3_ENDPOINT?: string;
  S3_REGION?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
  AWS_ENDPOINT_URL_S3?: string;
  AWS_REGION?: string;
  AWS_ACCESS_KEY_ID?: string;
  AWS_SECRET_ACCESS_KEY?: string;
}

const OWN_KEYS = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies readonly (keyof BucketKeys)[];

/** Keys of one use of a bucket, as `PUBLISH_S3_REGION`. */
export type KeysFor<Use extends string> = Partial<
  Record<`${Use}_${(typeof OWN_KEYS)[number]}`, string>
>;

/** Keys of one use, each before the one of all. */
export function keysFor<Use extends string>(
  use: Use,
  settings: BucketKeys & KeysFor<Use>,
): BucketKeys {
  const own = OWN_KEYS.map((key) => [key, settings[`${use}_${key}`]] as const);
  return { ...settings, ...Object.fromEntries(own.filter(([, value]) => value)) };
}

/** No letters that an address, a signature or a list would have to spell in another way. */
const PLACE = /^s3:\/\/(?<name>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?<path>(?:\/\w[\w.-]*)*)\/?$/;
/** Most servers of S3 but Amazon's have none, and sign with this. */
const USUAL_REGION = 'us-east-1';

/** Undefined without FILES_URL: files are in a folder. Errors omit the key. */
export function bucketOf(settings: BucketKeys & { FILES_URL?: string }): Bucket | undefined {
  const { FILES_URL: place } = settings;
  if (place === undefined) return undefined;
  const bucket = bucketIn('FILES_URL', place, settings);
  return { ...bucket, prefix: `${bucket.prefix}uploads/` };
}

/** The bucket of an address that a setting has. Errors omit the key. */
export function bucketIn(setting: string, place: string, keys: BucketKeys): Bucket {
  const { name, path } = PLACE.exec(place)?.groups ?? {};
  if (name === undefined) throw new ConfigError(`${setting} must be like s3://bucket/folder`);
  const endpoint = keys.S3_ENDPOINT ?? keys.AWS_ENDPOINT_URL_S3;
  const region =
    keys.S3_REGION ?? keys.AWS_REGION ?? (endpoint === undefined ? undefined : USUAL_REGION);
  if (region === undefined) throw new ConfigError(`${setting} needs S3_REGION, or S3_ENDPOINT`);
  const accessKeyId = keys.S3_ACCESS_KEY_ID ?? keys.AWS_ACCESS_KEY_ID;
  const secretAccessKey = keys.S3_SECRET_ACCESS_KEY ?? keys.AWS_SECRET_ACCESS_KEY;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new ConfigError(`${setting} needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`);
  return {
    address: endpoint ? `${endpoint.replace(/\/+$/, '')}/${name}` : amazons(name, region),
    prefix: path!.replace(/^\/(.+)$/, '$1/'),
    place,
    region,
    accessKeyId,
    secretAccessKey,
  };
}

/** A certificate of Amazon's covers one label before its name: a bucket with dots is in the path. */
const amazons = (name: string, region: string) =>
  name.includes('.')
    ? `https://s3.${region}.amazonaws.com/${name}`
    : `https://${name}.s3.${region}.amazonaws.com`;
