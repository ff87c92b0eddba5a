import { randomId } from '#model/kit/random-id.ts';
import type { CreateAttempt } from '../../client/create-attempt.ts';
import { deviceStorage } from '../../client/device-storage.ts';
import { isSame, type FormValues } from './draft.ts';

/** Unsaved values of one form, in the storage of this device. */
export interface LocalDraft {
  values: FormValues;
  /** Values of the same fields before the typing. */
  base: FormValues;
  /** Revision of the record, and of its draft, at the time; null for a new one, or if not known. */
  revision: number | string | null;
  /** The create that the draft belongs to; null for a change. */
  attempt: CreateAttempt | null;
  keptAt: number;
}

/** The values that differ from where the form started. */
export const typedValues = (start: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, start[name])));

/** Forms that were open when their session ended: they come back as they were. */
const interrupted = new Set<string>();

/**
 * Storage of one user's drafts of one record. Every form keeps its own, so that two tabs replace
 * nothing of each other; the one that is found goes where the form's own is kept or dropped.
 */
export function draftPlace(userId: string, entity: string, id: string | undefined) {
  const record = `cms_draft:${userId}:${entity}:${id ?? 'new'}`;
  const own = `${record}:${randomId()}`;
  let found = own;
  const dropFound = () => {
    deviceStorage.remove(found);
    // Once gone from there, what lies there is another tab's, which writes on.
    found = own;
  };
  return {
    /** The draft that was kept last, of any form. */
    find: (): LocalDraft | null => {
      const [last] = deviceStorage
        .keys()
        .filter((key) => key === record || key.startsWith(`${record}:`))
        .map((key) => ({ key, draft: readDraft(deviceStorage.read(key)) }))
        .toSorted((one, other) => (other.draft?.keptAt ?? 0) - (one.draft?.keptAt ?? 0));
      found = last?.key ?? own;
      return last?.draft ?? null;
    },
    /** Whether the device keeps it; where it does not, it is there until the page goes. */
    keep: (draft: LocalDraft): boolean => {
      const isKept = deviceStorage.write(own, JSON.stringify(draft));
      if (isKept && found !== own) dropFound();
      return isKept;
    },
    /** Whether it is there still: somebody may have cleared the device. */
    isThere: (): boolean => deviceStorage.read(own) !== null,
    drop: () => {
      dropFound();
      deviceStorage.remove(own);
    },
    interrupt: () => void interrupted.add(record),
    wasInterrupted: () => interrupted.has(record),
    resume: () => void interrupted.delete(record),
  };
}

/** Tolerant parse: a draft of an earlier version, or by somebody else, may lack any property. */
function readDraft(json: string | null): LocalDraft | null {
  const { values, base = {}, revision = null, attempt = null, keptAt } = parsed(json);
  if (!values || keptAt === undefined) return null;
  return { values, base, revision, attempt, keptAt };
}

function parsed(json: string | null): Partial<LocalDraft> {
  try {
    return (JSON.parse(json ?? 'null') as Partial<LocalDraft> | null) ?? {};
  } catch {
    return {};
  }
}
