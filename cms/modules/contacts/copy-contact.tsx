import { ownEmail } from '#model/contact/lead-form.ts';
import { Copy } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { notify } from '../../ui/toast.tsx';
import type { Lead } from './inbox.ts';

/** Copies the number, or the address where there is none. */
export function CopyContact({ lead }: { lead: Lead }) {
  const copied = lead.phone ?? ownEmail(lead);
  if (!copied) return null;
  const copy = async () => {
    try {
      await copyText(copied);
      notify.success(`Copied ${copied}`);
    } catch {
      notify.error('The browser did not let it be copied');
    }
  };
  return (
    <Button onClick={copy}>
      <Copy aria-hidden />
      {lead.phone ? 'Copy number' : 'Copy e-mail'}
    </Button>
  );
}
