import { publicEntities } from '../entities/index.ts';

/** Schemas of public records, as text: another where the same record would be serialised differently. */
export const CONTENT_SCHEMAS = JSON.stringify(
  publicEntities.map(({ name, publicRecord }) => [name, publicRecord]),
);
