import type { Db } from '../db/database.ts';
import { isPostgres } from '../db/ddl.ts';
import { MemoryRates } from './memory-rates.ts';
import type { RateLimits } from './rate.ts';
import { SharedRates } from './shared-rates.ts';

/** In memory for the one server of a file; shared by the servers of a PostgreSQL. */
export const rateLimitsOf = (db: Db): RateLimits =>
  isPostgres(db) ? new SharedRates(db) : new MemoryRates();
