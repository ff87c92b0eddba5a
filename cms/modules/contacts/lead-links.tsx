import { telHref, whatsappHref } from '#model/contact/phone.ts';
import { Copy, Mail, MessageCircle, Phone } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.tsx';
import type { Lead } from './inbox.ts';

const link =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full border border-edge bg-raised px-4 text-sm font-semibold hover:bg-hover lg:min-h-10 [&_svg]:size-4.5';
const iconOnly =
  'inline-flex size-11 items-center justify-center rounded-full text-accent hover:bg-hover lg:size-9 [&_svg]:size-4.5';

/** The ways to answer somebody: call, chat, write. In a row of a list, as icons. */
export function LeadLinks({ lead, compact = false }: { lead: Lead; compact?: boolean }) {
  const ways = [
    { label: 'Call', href: telHref(lead.phone), Icon: Phone },
    { label: 'WhatsApp', href: lead.phone && whatsappHref(lead.phone), Icon: MessageCircle },
    // Most have left a number: a row has room for what is quickest.
    {
      label: 'E-mail',
      href: compact && lead.phone ? null : lead.email && `mailto:${encodeURI(lead.email)}`,
      Icon: Mail,
    },
  ];
  const copied = lead.phone ?? lead.email;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied!);
      notify.success(`Copied ${copied}`);
    } catch {
      notify.error('The browser did not let it be copied');
    }
  };
  return (
    <span className={compact ? 'inline-flex' : 'flex flex-wrap gap-2'}>
      {ways.map(
        ({ label, href, Icon }) =>
          href && (
            <a
              key={label}
              href={href}
              {...(label === 'WhatsApp' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              aria-label={`${label} ${lead.name}`}
              title={label}
              className={compact ? iconOnly : link}
            >
              <Icon aria-hidden />
              {!compact && label}
            </a>
          ),
      )}
      {copied && !compact && (
        <Button onClick={copy}>
          <Copy aria-hidden />
          {lead.phone ? 'Copy number' : 'Copy e-mail'}
        </Button>
      )}
    </span>
  );
}
