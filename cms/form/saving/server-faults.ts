import type { Fault } from '#model/kit/errors.ts';

export interface PlacedFaults {
  /** By the name of the column. */
  atFields: Map<string, string>;
  /** Messages that belong to no field of the form. */
  elsewhere: string[];
  /** Whether one asks for a property that the form does not know, or for it to go. */
  isOutdated: boolean;
}

/** Keywords of faults that a form of another version than the server meets. */
const OF_OTHER_FIELDS: ReadonlySet<string> = new Set(['required', 'additionalProperties']);

/** Maps the validation errors of a refused body to the fields of the form. */
export function placeFaults(faults: readonly Fault[], names: readonly string[]): PlacedFaults {
  const atFields = new Map<string, string>();
  const elsewhere: string[] = [];
  let isOutdated = false;
  for (const { loc, msg, type } of faults) {
    const [, name, ...inside] = loc;
    if (typeof name === 'string' && names.includes(name)) {
      const message = sentence(inside, msg);
      const before = atFields.get(name);
      atFields.set(name, before ? `${before}; ${message}` : message);
    } else {
      elsewhere.push(sentence(loc.slice(1), msg));
      isOutdated ||= OF_OTHER_FIELDS.has(type);
    }
  }
  return { atFields, elsewhere, isOutdated };
}

/** `['day2', 'title'], 'is required'` → `day2 › title is required`; entries count from 1. */
function sentence(inside: readonly (string | number)[], message: string): string {
  const place = inside.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : step));
  const text = [place.join(' › '), message].filter(Boolean).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
