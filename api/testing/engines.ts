import { test } from 'vitest';

/** Tests run on SQLite, or with DB=postgres on PostgreSQL. */
export const onPostgres = process.env['DB'] === 'postgres';

/** Of SQLite's own file: its permissions, damage, copies and room. PostgreSQL's are not ours to keep. */
export const testOfFile = test.skipIf(onPostgres);

/** Of PostgreSQL alone: its connections, its address, its order of texts. */
export const testOfPostgres = test.runIf(onPostgres);
