import type { CatalogueName, ChangeNamed, RecordNamed } from '#model/entities/index.ts';
import type { ComponentType } from 'react';
import type { SaveTexts } from '../../form/record-form.tsx';
import type { DeleteTexts } from '../../table/delete-dialog.tsx';

export type CatalogueChange = ChangeNamed<CatalogueName>;

export interface CatalogueTexts extends SaveTexts, DeleteTexts {
  /** Several of them, in the middle of a sentence. */
  nouns: string;
  fetchFailed: string;
}

/** A flag that a row's switch and the bulk acts turn on and off. */
export interface RecordSwitch {
  flag: string;
  label: { on: string; off: string };
  done: (on: boolean) => string;
  failed: string;
  /** The names of turning it on and off for many records at once. */
  bulk: { on: BulkWords; off: BulkWords };
}

interface BulkWords {
  /** On the button: `Publish`. */
  act: string;
  /** Afterwards: `published`. */
  done: string;
}

/** A select above the list that leaves out what has another value. */
export interface ValueFilter {
  column: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
}

export interface CellProps<R> {
  record: R;
}

export interface CatalogueColumn<R> {
  id: string;
  header: string;
  Cell: ComponentType<CellProps<R>>;
}

/** Everything that makes a module of the CMS out of an entity of the catalogue. */
export interface Catalogue<N extends CatalogueName> {
  name: N;
  heading: string;
  add: string;
  /** The searched columns, as the search box names them. */
  searchedBy: string;
  texts: CatalogueTexts;
  switches: readonly RecordSwitch[];
  filters?: readonly ValueFilter[];
  /** Between the boxes to select by and the actions. */
  columns: readonly CatalogueColumn<RecordNamed<N>>[];
  /** How many of them stand before the status; all, unless it says otherwise. */
  statusAt?: number;
  titleOf: (record: RecordNamed<N>) => string;
}
