// Restores a backup into the empty DATA_DIR, or with --check proves in a temporary folder that it would.
import { addressOf, type StoredBackup } from '../api/backup/place.ts';
import { noteBackups } from '../api/backup/state.ts';
import { BackupRefused } from '../api/backup/refused.ts';
import { restore, type Restored } from '../api/backup/restore.ts';
import { ConfigError } from '../api/config-error.ts';
import { readPlaces } from '../api/config.ts';
import { requireFiles } from '../api/files/open-files.ts';
import { runCommand, stoppable } from './command-line.ts';
import { lockData } from './data-lock.ts';
import { proveBackup, type Proof } from './prove-backup.ts';
import { latestOf, notNoted, typedBackup } from './typed-backup.ts';

const USAGE = 'Say which: npm run restore -- FILE, or npm run restore -- --check FILE';
const NAMED = 10;

runCommand(async (args) => {
  const isCheck = args.includes('--check');
  const [given, ...rest] = args.filter((arg) => arg !== '--check');
  if (!given || given.startsWith('-') || rest.length > 0) throw new ConfigError(USAGE);
  await (isCheck ? check : restored)(await latestOf(typedBackup(given)));
});

async function restored(backup: StoredBackup): Promise<void> {
  const { backups, ...places } = readPlaces(process.env);
  await requireFiles(places, true);
  const lock = (dataDir: string) => lockData(dataDir, new AbortController().signal, 0);
  const found = await restore(backup, places, { key: backups.key, lock });
  console.info(
    `Restored into ${places.dataDir}: ${described(found)}. Secrets are no part of a backup: ` +
      'unless they are given, the next start makes new ones, and everybody signs in again.',
  );
}

async function check(backup: StoredBackup): Promise<void> {
  const { backups, ...places } = readPlaces(process.env);
  const file = addressOf(backup);
  const startedAt = performance.now();
  const taken = () => Math.round((performance.now() - startedAt) / 1_000);
  const note = (reason?: string) => {
    const proved = {
      at: new Date().toISOString(),
      file,
      passed: reason === undefined,
      seconds: taken(),
      ...(reason !== undefined && { reason }),
    };
    if (!noteBackups(places.dataDir, { proved })) console.error(notNoted(places.dataDir));
  };
  const proof = await stoppable((stop) =>
    proveBackup(backup, places, { key: backups.key, stop }),
  ).catch((error: unknown) => {
    note((error as Error).message);
    throw error;
  });
  const wrong = faultsOf(proof);
  for (const line of wrong) console.error(line);
  note(wrong[0]);
  if (wrong.length > 0) throw new BackupRefused(`${file} did not prove itself.`);
  console.info(`${file} can be restored: ${described(proof)}; ${comparison(proof)}; ${taken()} s`);
}

/** Faults of a backup, in lines. Saves since then may well have changed pages. */
function faultsOf({ failures, compared, since }: Proof): string[] {
  if (since !== undefined && since > 0) return failures;
  const differing = compared?.differing ?? [];
  return [
    ...failures,
    ...differing.slice(0, NAMED).map((name) => `differs from what is live: ${name}`),
    ...(differing.length > NAMED ? [`and ${differing.length - NAMED} more`] : []),
  ];
}

const described = ({ header, manifest, sums }: Restored) =>
  `revision ${header.revision} of ${header.made_at}, ` +
  `${Object.values(sums).reduce((sum, { rows }) => sum + rows, 0)} rows as they were, ` +
  `${manifest.uploads.files} files of pictures`;

function comparison({ compared, since }: Proof): string {
  if (!compared) return 'its site was made, and none is live here to compare it with';
  const { files, differing } = compared;
  if (differing.length === 0) return `its site is what is live, ${files} files`;
  return `of ${files} files of its site ${differing.length} differ from what is live, ${since} saves later`;
}
