import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

interface MissingRecordProps {
  /** The kind of record, in the middle of a sentence. */
  noun: string;
  missing: { id: string; leave: () => void } | null;
}

/** Said where an address names a record that is not there. */
export const MissingRecord = ({ noun, missing }: MissingRecordProps) =>
  missing && (
    <div className="mb-4">
      <Notice
        tone="bad"
        role="alert"
        actions={<Button onClick={missing.leave}>Show the list</Button>}
      >
        There is no {noun} “<span>{missing.id}</span>”. It may have been deleted.
      </Notice>
    </div>
  );
