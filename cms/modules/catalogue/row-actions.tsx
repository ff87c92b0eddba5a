import type { CatalogueName } from '#model/entities/index.ts';
import { Pencil } from 'lucide-react';
import { SiteLinks } from '../../table/site-links.tsx';
import type { SavedRecord } from '../../table/use-record-status.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';

interface RowActionsProps {
  title: string;
  entity: CatalogueName;
  record: SavedRecord;
  /** The record's page. */
  path: string;
  onEdit: () => void;
  onDelete: () => void;
}

export const RowActions = ({ title, entity, record, path, onEdit, onDelete }: RowActionsProps) => (
  <div className="flex flex-wrap items-center gap-2 max-lg:border-t max-lg:border-hairline max-lg:pt-3 lg:flex-col lg:items-start">
    <span className="inline-flex gap-1">
      <Button onClick={onEdit} aria-label={`Edit ${title}`}>
        <Pencil aria-hidden />
        Edit
      </Button>
      <DeleteButton label={`Delete ${title}`} onClick={onDelete} />
    </span>
    <SiteLinks entity={entity} record={record} path={path} name={title} />
  </div>
);
