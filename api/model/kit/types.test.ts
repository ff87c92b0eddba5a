// Type tests: an unused @ts-expect-error is itself an error.
import { expectTypeOf, test } from 'vitest';
import type { Tables } from '../../db/tables.ts';
import type { ChangeNamed, DraftNamed, EntityName, RecordNamed } from '../entities/index.ts';
import { choice, flag, text } from './field.ts';

test('a record has every field, with null where nobody need fill it', () => {
  type Tour = RecordNamed<'tour-package'>;
  expectTypeOf<Tour['name']>().toEqualTypeOf<string>();
  expectTypeOf<Tour['name_bn']>().toEqualTypeOf<string | null>();
  expectTypeOf<Tour['price']>().toEqualTypeOf<number>();
  expectTypeOf<Tour['inclusions_bn']>().toEqualTypeOf<string[]>();
  expectTypeOf<Tour['is_available']>().toEqualTypeOf<boolean>();
  expectTypeOf<Tour['revision']>().toEqualTypeOf<number>();
  expectTypeOf<RecordNamed<'visa-service'>['charge']>().toEqualTypeOf<number | null>();
  expectTypeOf<RecordNamed<'umrah-package'>['package_type']>().toEqualTypeOf<'group' | 'solo'>();
  expectTypeOf<RecordNamed<'hero-content'>['headline_bn']>().toEqualTypeOf<string | null>();
});

test('a draft needs what is required', () => {
  const draft: DraftNamed<'tour-package'> = {
    name: 'Bali',
    destinations: 'Bali',
    price: 1,
    duration: '5 days',
  };
  expectTypeOf(draft).toExtend<DraftNamed<'tour-package'>>();
  // @ts-expect-error the price is required
  const incomplete: DraftNamed<'tour-package'> = { name: 'x', destinations: 'x', duration: 'x' };
  // @ts-expect-error a name is not null
  const nameless: DraftNamed<'tour-package'> = { ...draft, name: null };
  // @ts-expect-error the wire has numbers for prices
  const priced: DraftNamed<'tour-package'> = { ...draft, price: '5' };
  void [incomplete, nameless, priced];
});

test('a change is of any field, and of nothing else', () => {
  const change: ChangeNamed<'umrah-package'> = {
    duration: null,
    package_type: 'solo',
    revision: 3,
  };
  // @ts-expect-error there is no such type
  const wrongChoice: ChangeNamed<'umrah-package'> = { package_type: 'family' };
  // @ts-expect-error there is no such field
  const unknown: ChangeNamed<'umrah-package'> = { destination: 'Mecca' };
  void [change, wrongChoice, unknown];
});

test('a row holds flags as numbers and lists as text', () => {
  expectTypeOf<Tables['tour_packages']['is_available']>().toEqualTypeOf<number>();
  expectTypeOf<Tables['tour_packages']['tags']>().toEqualTypeOf<string>();
  expectTypeOf<Tables['tour_packages']['itinerary']>().toEqualTypeOf<string | null>();
  expectTypeOf<Tables['users']['password_hash']>().toEqualTypeOf<string>();
});

test('entities are known by their names', () => {
  // @ts-expect-error there is no such entity
  const name: EntityName = 'boat';
  void name;
  // @ts-expect-error and what has no name has no record
  expectTypeOf<RecordNamed<'boat'>>();
});

test('a field is told all that it needs', () => {
  // @ts-expect-error a text has a limit
  text({ label: 'Name' });
  // @ts-expect-error a flag has a default
  flag({ label: 'Shown' });
  // @ts-expect-error a default is one of the options
  choice({ label: 'Type', options: ['a', 'b'], default: 'c' });
});

test('the hash of a password is no part of a user', () => {
  expectTypeOf<RecordNamed<'user'>>().not.toHaveProperty('password_hash');
  expectTypeOf<RecordNamed<'user'>>().not.toHaveProperty('token_version');
});
