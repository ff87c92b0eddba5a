import { Trash2 } from 'lucide-react';
import { Button } from './button.tsx';

interface DeleteButtonProps {
  /** Names the record, too. */
  label: string;
  onClick: () => void;
}

/** The small button of a row, which asks before anything goes. */
export const DeleteButton = ({ label, onClick }: DeleteButtonProps) => (
  <Button icon look="quiet" className="hover:text-bad!" onClick={onClick} aria-label={label}>
    <Trash2 aria-hidden />
  </Button>
);
