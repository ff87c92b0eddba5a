import { entities } from '#model/entities/index.ts';
import type { Column, Entity } from '#model/kit/entity.ts';
import { expect, test } from 'vitest';
import { fullDraftOf } from '../testing/drafts.ts';
import { serializerCompiler } from './serialization.ts';

const written = (schema: object, answer: unknown) =>
  JSON.parse(serializerCompiler({ schema, method: 'GET', url: '/' })(answer) as string) as unknown;

const moment = '2027-01-01T00:00:00.000Z';
const system = { id: 'one', created_at: moment, updated_at: moment, updated_by: null, revision: 1 };

const isText = ({ field }: Column) =>
  field.storage === 'text' && !['choice', 'date', 'moment'].includes(field.kind);

test.for(entities.map((entity) => [entity.name, entity as Entity] as const))(
  'texts of %s that a save would refuse are answered as they are stored',
  ([, entity]) => {
    const draft = fullDraftOf(entity);
    const old = Object.fromEntries(entity.columns.filter(isText).map(({ name }) => [name, '\n']));
    for (const texts of [draft, old, { ...old, ...onlyNull(entity) }]) {
      const record = { ...system, ...draft, ...texts };
      expect(written(entity.record, record)).toEqual({ ...record });
    }
  },
);

const onlyNull = ({ columns }: Entity) =>
  Object.fromEntries(
    columns.filter(({ presence }) => presence === 'optional').map(({ name }) => [name, null]),
  );
