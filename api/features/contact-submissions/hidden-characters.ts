import { contactSubmission } from '#model/entities/index.ts';
import type { Fault } from '#model/kit/errors.ts';
import type { Row } from '../../db/codec.ts';
import { Unprocessable } from '../../errors.ts';

/** Bidirectional controls: a text with them reads as another than it is. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/;
/** Unicode line separators, which the schemas refuse. */
const LINE_END = /[\u0085\u2028\u2029]/;

/** Refuses a lead with bidirectional controls. */
export function refuseHiddenCharacters(lead: Row): void {
  const faults: Fault[] = contactSubmission.columns
    .filter(({ name, field }) => {
      const value = lead[name];
      if (typeof value !== 'string') return false;
      return DIRECTION.test(value) || (field.kind !== 'multiline' && LINE_END.test(value));
    })
    .map(({ name }) => ({
      loc: ['body', name],
      msg: 'is empty or has characters that are not allowed here',
      type: 'pattern',
    }));
  if (faults.length > 0) throw new Unprocessable(faults);
}
