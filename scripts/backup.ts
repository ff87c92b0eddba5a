// Writes a backup of the database and the pictures into a new file or object, while the server runs.
import { existsSync } from 'node:fs';
import { formatFileSize } from '#model/format/file-size.ts';
import { nameAt } from '../api/backup/kept.ts';
import { addressOf } from '../api/backup/place.ts';
import { BackupRefused } from '../api/backup/refused.ts';
import { noteBackups } from '../api/backup/state.ts';
import { LACKS_PICTURES, writeBackup } from '../api/backup/write.ts';
import { ConfigError } from '../api/config-error.ts';
import { readPlaces } from '../api/config.ts';
import { isAddress, openAsItIs } from '../api/db/database.ts';
import { requireFiles } from '../api/files/open-files.ts';
import { runCommand, stoppable } from './command-line.ts';
import { notNoted, typedBackup } from './typed-backup.ts';

runCommand(async ([given, ...rest]) => {
  if (!given || given.startsWith('-') || rest.length > 0)
    throw new ConfigError('Say where to: npm run backup -- FILE');
  const now = () => new Date();
  const { place, name } = typedBackup(given);
  // A place is typed with a slash at its end.
  const backup = { place, name: name || nameAt(now()) };
  const file = addressOf(backup);
  const { database, dataDir, uploadsDir, bucket, backups } = readPlaces(process.env);
  if (!isAddress(database) && !existsSync(database))
    throw new ConfigError(`There is no database in ${dataDir}: is it the right DATA_DIR?`);
  await requireFiles({ uploadsDir, bucket }, true);
  const db = await openAsItIs(database);
  try {
    const source = { uploadsDir, bucket, now, key: backups.key };
    const { header, manifest, bytes, lacksPictures } = await stoppable((stop) =>
      writeBackup(db, backup, { ...source, stop }),
    );
    if (!noteBackups(dataDir, { made: { at: header.made_at, file, bytes } }))
      console.error(notNoted(dataDir));
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    console.info(
      `${file}: revision ${header.revision}, ${rows} rows, ${manifest.uploads.files} files of pictures, ` +
        `${formatFileSize(bytes)}, ${backups.key === undefined ? 'not encrypted' : 'encrypted'}`,
    );
    if (lacksPictures) throw new BackupRefused(LACKS_PICTURES);
  } finally {
    await db.destroy();
  }
});
