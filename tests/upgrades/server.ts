// The data steps of `npm start`, reported one by one. Preloads modules, to time only the data.
import { join } from 'node:path';
import { readConfig } from '../../api/config.ts';
import '../../api/app.ts';
import { openDatabase } from '../../api/db/database.ts';
import { seedIfNew } from '../../scripts/seed.ts';

const { databaseFile, uploadsDir } = readConfig(process.env);
process.send?.('opening');
const db = await openDatabase(databaseFile);
process.send?.('opened');
const seedDir = process.env['SEED_DIR'];
if (seedDir) await seedIfNew(db, { uploadsDir, now: new Date(), seedDir });
await db.destroy();
await import(join(import.meta.dirname, '../../api/main.ts'));
