import { StartError } from './start-error.ts';

/** An invalid setting of the environment. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}
