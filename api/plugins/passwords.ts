import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hashWith = promisify(argon2);

/** argon2id at OWASP's minimum: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFC'));
  return Buffer.from(await hashWith('argon2id', { message, nonce: salt, ...COST }));
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${PREFIX}$${unpadded(salt)}$${unpadded(await derive(password, salt))}`;
}

/** Dummy hash: an unknown e-mail takes the same time as a wrong password. */
const NOBODY = `${PREFIX}$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(32))}`;

/** Verifies a password. Without a hash: the same work, and false. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt, expected] = (hash ?? NOBODY).split('$').slice(-2);
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64'));
  return timingSafeEqual(actual, Buffer.from(expected ?? '', 'base64')) && hash !== undefined;
}
