import {
  entityNamed,
  recordPage,
  type CatalogueName,
  type RecordNamed,
} from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { RecordPublishBadge } from '../../table/record-publish-badge.tsx';
import { columnHelper, type Columns } from '../../table/record-table.tsx';
import { RecordTranslation } from '../../form/record-translation.tsx';
import type { Catalogue } from './catalogue.ts';
import { RecordSwitches } from './record-switches.tsx';
import { RowActions } from './row-actions.tsx';
import { SelectBox } from './select-box.tsx';

interface Acts<R> {
  /** Opens the form, at a field where one is named. */
  edit: (record: R, field?: string) => void;
  askToDelete: (record: R) => void;
}

/** The module's own columns between the box to choose a row by and what can be done with it. */
export function catalogueColumns<N extends CatalogueName>(
  catalogue: Catalogue<N>,
  { edit, askToDelete }: Acts<RecordNamed<N>>,
): Columns<RecordNamed<N>> {
  const column = columnHelper<RecordNamed<N>>();
  const entity = entityNamed(catalogue.name) as Entity;
  const own = catalogue.columns.map(({ id, header, Cell }) =>
    column.display({ id, header, cell: ({ row }) => <Cell record={row.original} /> }),
  );
  const status = column.display({
    id: 'status',
    header: 'Status',
    cell: ({ row: { original: record } }) => (
      <div className="flex flex-wrap items-center gap-x-6 lg:flex-col lg:items-start lg:gap-y-1.5">
        <RecordSwitches
          entity={catalogue.name}
          switches={catalogue.switches}
          record={record}
          title={catalogue.titleOf(record)}
        />
        <span className="inline-flex items-center gap-x-2 gap-y-1.5 max-xl:flex-wrap">
          <RecordPublishBadge
            entity={catalogue.name}
            record={record}
            title={catalogue.titleOf(record)}
          />
          <RecordTranslation
            entity={entity}
            record={record}
            id={record.id}
            title={catalogue.titleOf(record)}
            onPick={(field) => edit(record, field)}
          />
        </span>
      </div>
    ),
  });
  return column.columns([
    column.display({
      id: 'select',
      header: () => <span className="sr-only">Select</span>,
      cell: ({ row }) => <SelectBox id={row.original.id} title={catalogue.titleOf(row.original)} />,
    }),
    ...own.slice(0, catalogue.statusAt ?? own.length),
    status,
    ...own.slice(catalogue.statusAt ?? own.length),
    column.display({
      id: 'actions',
      header: 'Actions',
      cell: ({ row: { original: record } }) => (
        <RowActions
          title={catalogue.titleOf(record)}
          entity={catalogue.name}
          record={record}
          path={recordPage(catalogue.name, record)}
          onEdit={() => edit(record)}
          onDelete={() => askToDelete(record)}
        />
      ),
    }),
  ]);
}
