import { useTrash } from '../../client/use-records.ts';
import { Notice } from '../../ui/notice.tsx';

/** Over an open enquiry that a colleague deleted: in the trash, or from there, too. */
export function DeletedLead({ id }: { id: string }) {
  const { data: trash, isFetchedAfterMount } = useTrash('contact-submission');
  const isErased = isFetchedAfterMount && !trash?.some((each) => each.id === id);
  return (
    <div className="px-4 pt-4 lg:px-6">
      <Notice tone="bad" role="alert">
        {isErased
          ? 'A colleague deleted this for good. Nothing can be saved to it any more: copy what you need before you close it.'
          : 'A colleague deleted this. Nothing can be saved to it unless it is restored from the trash; what you typed is kept on this device until then.'}
      </Notice>
    </div>
  );
}
