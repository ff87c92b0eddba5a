import { contactSubmission } from '#model/entities/index.ts';
import { plainPhone } from '#model/contact/phone-number.ts';
import { DIRECTION, LINE_END } from '#model/text/unseen.ts';
import type { Fault } from '#model/kit/errors.ts';
import type { Row } from '../../db/codec.ts';
import { Unprocessable } from '../../errors.ts';
import { BAD_CHARACTERS } from '../../plugins/validation.ts';

/** Refuses a lead with bidirectional controls. */
export function refuseHiddenCharacters(lead: Row): void {
  const faults: Fault[] = contactSubmission.columns
    .filter(({ name, field }) => {
      if (typeof lead[name] !== 'string') return false;
      const value = field.kind === 'phone' ? plainPhone(lead[name]) : lead[name];
      return (
        value.search(DIRECTION) >= 0 || (field.kind !== 'multiline' && value.search(LINE_END) >= 0)
      );
    })
    .map(({ name }) => ({
      loc: ['body', name],
      msg: BAD_CHARACTERS,
      type: 'pattern',
    }));
  if (faults.length > 0) throw new Unprocessable(faults);
}
