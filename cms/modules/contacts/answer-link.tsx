import type { LeadAct } from '#model/contact/lead-events.ts';
import { replyHref, type ReplyChannel } from '#model/contact/reply-links.ts';
import { Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import type { Lead } from './inbox.ts';
import { useLeadActs } from './use-lead-acts.ts';

export const ways: Readonly<
  Record<ReplyChannel, { label: string; act: LeadAct; Icon: LucideIcon }>
> = {
  call: { label: 'Call', act: 'called', Icon: Phone },
  whatsapp: { label: 'WhatsApp', act: 'messaged', Icon: MessageCircle },
  email: { label: 'E-mail', act: 'emailed', Icon: Mail },
};

interface AnswerLinkProps {
  lead: Lead;
  channel: ReplyChannel;
  /** Without its label, which is then a tooltip. */
  icon?: boolean;
  className: string;
}

/** Link that answers a lead; each use is noted in its timeline. Nothing where the lead left no such address. */
export function AnswerLink({ lead, channel, icon = false, className }: AnswerLinkProps) {
  const { note } = useLeadActs();
  const { label, act, Icon } = ways[channel];
  const href = replyHref(channel, lead);
  if (!href) return null;
  return (
    <a
      href={href}
      {...(channel === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      aria-label={`${label} ${lead.name}`}
      title={icon ? label : undefined}
      onClick={() => void note(lead, { kind: act })}
      className={className}
    >
      <Icon aria-hidden />
      {!icon && label}
    </a>
  );
}
