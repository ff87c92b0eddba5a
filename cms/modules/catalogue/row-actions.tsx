import { Pencil, Trash2 } from 'lucide-react';
import { SiteLinks } from '../../table/site-links.tsx';
import { Button } from '../../ui/button.tsx';

interface RowActionsProps {
  title: string;
  /** The record's page; null while the public does not see it. */
  path: string | null;
  onEdit: () => void;
  onDelete: () => void;
}

export const RowActions = ({ title, path, onEdit, onDelete }: RowActionsProps) => (
  <div className="flex flex-wrap items-center gap-2 max-lg:border-t max-lg:border-hairline max-lg:pt-3">
    <span className="inline-flex gap-1">
      <Button onClick={onEdit} aria-label={`Edit ${title}`}>
        <Pencil aria-hidden />
        Edit
      </Button>
      <Button
        icon
        look="quiet"
        className="hover:text-bad!"
        onClick={onDelete}
        aria-label={`Delete ${title}`}
      >
        <Trash2 aria-hidden />
      </Button>
    </span>
    {path !== null && <SiteLinks path={path} name={title} />}
  </div>
);
