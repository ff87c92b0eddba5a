import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WEBHOOK_SECRET_PREFIX } from '#model/access/webhook-secret.ts';
import { ConfigError } from './config-error.ts';
import { giveToOwner, restrict } from './owner.ts';

export interface Secrets {
  JWT_SECRET: string;
  BUILD_TOKEN: string;
  WEBHOOK_SECRET: string;
}

const makers: { [N in keyof Secrets]: () => string } = {
  JWT_SECRET: () => randomBytes(48).toString('base64url'),
  BUILD_TOKEN: () => randomBytes(32).toString('base64url'),
  WEBHOOK_SECRET: () => `${WEBHOOK_SECRET_PREFIX}${randomBytes(32).toString('base64')}`,
};

/**
 * Secrets of this installation: from the environment, else generated once and stored in the data
 * folder, readable by its owner alone.
 */
export function loadSecrets(dataDir: string, env: NodeJS.ProcessEnv): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? read(file) : {};
  const names = Object.keys(makers) as (keyof Secrets)[];
  const made: Partial<Secrets> = {};
  for (const name of names) if (!env[name] && !kept[name]) made[name] = makers[name]();
  if (Object.keys(made).length > 0) keep(file, { ...kept, ...made });
  const secret = (name: keyof Secrets) => env[name] || kept[name] || made[name] || '';
  return {
    JWT_SECRET: secret('JWT_SECRET'),
    BUILD_TOKEN: secret('BUILD_TOKEN'),
    WEBHOOK_SECRET: secret('WEBHOOK_SECRET'),
  };
}

function read(file: string): Partial<Secrets> {
  try {
    restrict(file, 0o600);
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'restore or remove it' : (error as Error).message;
    throw new ConfigError(`The secrets cannot be read from ${file}; ${reason}`, { cause: error });
  }
}

function keep(file: string, secrets: Partial<Secrets>): void {
  const temporary = `${file}.tmp`;
  try {
    writeFileSync(temporary, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    restrict(temporary, 0o600);
    giveToOwner(dirname(file), [temporary]);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    const reason = (error as Error).message;
    throw new ConfigError(`DATA_DIR cannot be written: ${file} (${reason})`, { cause: error });
  }
}
