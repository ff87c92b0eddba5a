/** A setting that this server cannot run with. Its message is for the person who starts it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
