import type { Column, Entity } from '#model/kit/entity.ts';
import { isSame, type FormValues } from '../draft/draft.ts';
import { BothVersions } from '../history/both-versions.tsx';

export const languageOf = ({ twinOf }: Column) => (twinOf === null ? 'en' : 'bn');

/** The fields in which a draft differs from what is published. */
export const changedIn = ({ columns }: Entity, published: FormValues, values: FormValues) =>
  columns.filter(({ name }) => !isSame(published[name], values[name]));

interface DraftDifferencesProps {
  columns: readonly Column[];
  published: FormValues;
  values: FormValues;
}

/** Every changed field: as visitors see it, and as the draft has it. */
export const DraftDifferences = ({ columns, published, values }: DraftDifferencesProps) =>
  columns.map((column) => (
    <BothVersions
      key={column.name}
      column={column}
      older={published[column.name]!}
      newer={values[column.name]!}
      titles={{ older: 'Published', newer: 'Draft' }}
    />
  ));
