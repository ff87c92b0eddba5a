import { basename } from 'node:path';
import type { BackupPlace } from './place.ts';

const PREFIX = 'kheya-';
/** The name says when: `kheya-2026-11-25T02-45-53Z.backup`. Others are nobody's to remove. */
const OWN = /^kheya-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

export const nameAt = (moment: Date): string =>
  `${PREFIX}${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** When a backup of this name was made; undefined where it is none of ours. */
export function momentOf(name: string): Date | undefined {
  const parts = OWN.exec(name);
  return parts ? new Date(`${parts[1]}${parts[2]}:${parts[3]}:${parts[4]}Z`) : undefined;
}

/**
 * Names of those that were made by themselves, the latest first. Those of moments to come are last: the
 * clock was set back since, and they would be the latest for as long.
 */
export async function backupsIn(place: BackupPlace, now: Date): Promise<string[]> {
  const latestFirst = (await place.names(PREFIX))
    .filter((name) => OWN.test(name))
    .toSorted()
    .toReversed();
  const isToCome = (name: string) => momentOf(name)! > now;
  return [...latestFirst.filter((name) => !isToCome(name)), ...latestFirst.filter(isToCome)];
}

/** The ones to remove: all but the latest, and the last that has proved that it can be restored. */
export function superfluous(
  latestFirst: readonly string[],
  keep: number,
  proved: string | undefined,
): string[] {
  const known = proved === undefined ? undefined : basename(proved);
  return latestFirst.slice(keep).filter((name) => name !== known);
}

export async function removeSuperfluous(
  place: BackupPlace,
  keep: number,
  proved: string | undefined,
  now: Date,
): Promise<number> {
  const names = superfluous(await backupsIn(place, now), keep, proved);
  for (const name of names) await place.remove(name);
  return names.length;
}

/** Removes what backups that were cut off have left, also under a name that somebody has typed. */
export const sweepBackups = (place: BackupPlace, typed?: string) =>
  place.sweep((name) => OWN.test(name) || name === typed);
