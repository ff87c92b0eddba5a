import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveWith = promisify(argon2);
const HASH_BYTES = 32;

/** Parameters of argon2: memory in KiB, passes over it, lanes. */
export interface HashingCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's minimum for argon2id. */
const OWASP_MINIMUM: HashingCost = { memory: 19_456, passes: 2, parallelism: 1 };

/** Hashes passwords with argon2id at this cost, and verifies them at the cost of their hash. */
export class Passwords {
  readonly #cost: HashingCost;
  /** Dummy hash: an unknown e-mail takes the same time as a wrong password. */
  readonly #nobody: string;

  constructor(cost = OWASP_MINIMUM) {
    this.#cost = cost;
    this.#nobody = phc(cost, Buffer.alloc(16), Buffer.alloc(HASH_BYTES));
  }

  /** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    return phc(this.#cost, salt, await derive(password, salt, this.#cost));
  }

  /** Verifies a password. Without a hash: the same work, and false. */
  async matches(password: string, hash: string | undefined): Promise<boolean> {
    const [, , , cost = '', salt = '', expected = ''] = (hash ?? this.#nobody).split('$');
    const actual = await derive(password, Buffer.from(salt, 'base64'), costOf(cost));
    return timingSafeEqual(actual, Buffer.from(expected, 'base64')) && hash !== undefined;
  }
}

async function derive(password: string, salt: Buffer, cost: HashingCost): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFC'));
  const options = { message, nonce: salt, tagLength: HASH_BYTES, ...cost };
  return Buffer.from(await deriveWith('argon2id', options));
}

const phc = ({ memory, passes, parallelism }: HashingCost, salt: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;

function costOf(parameters: string): HashingCost {
  const [memory = 0, passes = 0, parallelism = 0] = [...parameters.matchAll(/\d+/g)].map(Number);
  return { memory, passes, parallelism };
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
