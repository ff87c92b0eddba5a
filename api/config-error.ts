import { StartError } from './start-error.ts';

/** A setting that this server cannot run with. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}
