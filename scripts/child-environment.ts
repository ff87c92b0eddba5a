import type { Config } from '../api/config.ts';

const levelOf = (env: NodeJS.ProcessEnv) => env['LOG_LEVEL'] || 'error';
/** A start prints what the operator needs to know: its log begins with errors. */
export const withOwnLevel = (config: Config): Config => ({
  ...config,
  logLevel: levelOf(process.env),
});

/** The environment of the API and of the publisher: secrets that were made are in the settings. */
export const childEnvironment = (config: Config): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  LOG_LEVEL: levelOf(process.env),
  DATA_DIR: config.dataDir,
  SITE_URL: config.siteUrl,
  JWT_SECRET: config.jwtSecret,
  BUILD_TOKEN: config.buildToken,
  WEBHOOK_SECRET: config.webhookSecret,
});

/** For a publisher: its database is its own, and pictures it asks the API for. */
export const withoutStores = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  DATABASE_URL: undefined,
  FILES_URL: undefined,
  S3_SECRET_ACCESS_KEY: undefined,
  AWS_SECRET_ACCESS_KEY: undefined,
  BACKUP_KEY: undefined,
  BACKUP_S3_SECRET_ACCESS_KEY: undefined,
  PUBLISH_S3_SECRET_ACCESS_KEY: undefined,
});
