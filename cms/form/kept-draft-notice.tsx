import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { FormValues } from './draft.ts';
import type { KeptDraft } from './kept-draft.ts';

interface KeptDraftNoticeProps {
  draft: KeptDraft;
  onBringBack: (values: FormValues) => void;
  onForget: () => void;
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export const KeptDraftNotice = ({ draft, onBringBack, onForget }: KeptDraftNoticeProps) => (
  <Notice
    tone="wait"
    role="status"
    actions={
      <>
        <Button onClick={() => onBringBack(draft.values)}>Bring it back</Button>
        <Button look="quiet" onClick={onForget}>
          Discard
        </Button>
      </>
    }
  >
    What you typed on {when.format(draft.keptAt)} was not saved. It is kept on this device.
  </Notice>
);
