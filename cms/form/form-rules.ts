import type { Column } from '#model/kit/entity.ts';
import type { EntityName } from '#model/entities/index.ts';
import { codecOf, type DraftValue } from './draft/codecs.ts';
import { NotANumber, type Codec } from './draft/input-fault.ts';

/** How the form of one entity differs from that of any other. */
interface FormRules {
  /** Whether a create omits an unfilled field, or sends it as empty. */
  unfilled: 'left out' | 'sent empty';
  /** Prices that are saved as 0 when the typed text is no number. */
  zeroWhenUnreadable: readonly string[];
  /** Chosen when the record is made, and never changed. */
  settled: readonly string[];
}

const USUAL: FormRules = { unfilled: 'left out', zeroWhenUnreadable: [], settled: [] };

const rules: Partial<Record<EntityName, Partial<FormRules>>> = {
  'umrah-package': { zeroWhenUnreadable: ['price'] },
  'landing-page': { settled: ['slug'] },
  'blog-post': { unfilled: 'sent empty', settled: ['slug'] },
};

export const rulesOf = (entity: string): FormRules => ({
  ...USUAL,
  ...rules[entity as EntityName],
});

/** Codec of a column: between its stored value and its draft value. */
export function columnCodec(entity: string, { name, field }: Column): Codec<unknown, DraftValue> {
  const codec = codecOf(field.kind);
  return rulesOf(entity).zeroWhenUnreadable.includes(name) ? zeroWhenUnreadable(codec) : codec;
}

const zeroWhenUnreadable = (codec: Codec<unknown, DraftValue>): Codec<unknown, DraftValue> => ({
  ...codec,
  parse: (draft) => {
    try {
      return codec.parse(draft);
    } catch (error) {
      if (error instanceof NotANumber) return 0;
      throw error;
    }
  },
});

/** Warning about a value that can be saved; undefined when there is none. */
export function warningOf(entity: string, column: Column, draft: DraftValue): string | undefined {
  if (!rulesOf(entity).zeroWhenUnreadable.includes(column.name)) return undefined;
  try {
    codecOf(column.field.kind).parse(draft);
    return undefined;
  } catch (error) {
    return error instanceof NotANumber ? 'This is no number: it is saved as ৳0' : undefined;
  }
}
