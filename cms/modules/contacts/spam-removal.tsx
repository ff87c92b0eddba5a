import { formatNumber } from '#model/format/money.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { causeOf } from '../../client/api-error.ts';
import { useInboxNews } from '../../client/inbox.ts';
import { MOST_LISTED, removeSuspectedSpam, type SpamTotal } from '../../client/suspected-spam.ts';
import { useWrite } from '../../client/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/toast.tsx';
import { inWords } from './inbox.ts';

/** Notes on what becomes of suspected spam, and the button that deletes all there is at that moment. */
export function SpamRemoval({ spam }: { spam: SpamTotal }) {
  const days = useInboxNews()?.spam_days;
  const [asked, setAsked] = useState(spam);
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const write = useWrite('contact-submission');
  const ask = () => {
    setAsked(spam);
    setOpen(true);
  };
  const confirm = async () => {
    setBusy(true);
    try {
      const { deleted } = await write(() => removeSuspectedSpam(asked.newest!));
      notify.success(`${inWords(deleted)} deleted`);
      setOpen(false);
    } catch (error) {
      notify.error('Failed to delete suspected spam', causeOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-[min(100%,15rem)] flex-1 text-sm text-soft">
        Nobody is told of these by e-mail.{' '}
        {days !== undefined &&
          `They are deleted after ${days === 1 ? 'a day' : `${formatNumber(days, 'en')} days`} without a change.`}{' '}
        {spam.total > MOST_LISTED &&
          `The newest ${MOST_LISTED} are listed; the search looks through all of them.`}
      </p>
      <Button disabled={spam.newest === null} onClick={ask}>
        <Trash2 aria-hidden />
        Delete all suspected spam
      </Button>
      <Confirm
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Delete ${inWords(asked.total)} under suspected spam?`}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button look="danger" busy={busy} onClick={confirm}>
              Delete {formatNumber(asked.total, 'en')}
            </Button>
          </>
        }
      >
        <p>
          This action cannot be undone. All of them go, whatever the search and the filters show;
          the inbox stays, and so does what arrives from now on.
        </p>
      </Confirm>
    </div>
  );
}
