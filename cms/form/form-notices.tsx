import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import type { FormValues } from './draft/draft.ts';
import { LocalDraftNotice } from './draft/local-draft-notice.tsx';
import type { DraftOffer } from './draft/use-draft-offer.ts';

interface FormNoticesProps {
  offer: DraftOffer;
  start: FormValues;
  onDiscard: () => void;
  /** Refusals of the server that belong to no field. */
  refusals: readonly string[];
  /** Notice that the form shows a draft. */
  children: ReactNode;
}

/** Notices above the fields: a stored draft, and refusals that no field can show. */
export const FormNotices = ({ offer, start, onDiscard, refusals, children }: FormNoticesProps) => (
  <>
    {children}
    <LocalDraftNotice offer={offer} start={start} onDiscard={onDiscard} />
    {refusals.length > 0 && (
      <Notice tone="bad" role="alert">
        {refusals.join('. ')}
      </Notice>
    )}
  </>
);
