import { visaService } from '#model/entities/index.ts';
import { expect, test } from 'vitest';
import { FieldValue } from './field-value.tsx';

const visa = { charge: null, processing_time: null };
const shown = (name: string, record: object = visa) =>
  FieldValue({ entity: visaService, record, name });

test('a price that nobody gave has its sign, as on the site; anything else a dash', () => {
  expect(shown('charge')).toBe('৳—');
  expect(shown('charge', { charge: 0 })).toBe('৳0');
  expect(shown('processing_time')).toBe('—');
  expect(shown('no column')).toBe('—');
});
