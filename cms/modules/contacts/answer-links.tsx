import type { LeadAct } from '#model/contact/lead-events.ts';
import { REPLY_CHANNELS, replyHref, type ReplyChannel } from '#model/contact/reply-links.ts';
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

/** The ways to answer somebody, as large as a thumb; each use is noted in the timeline. */
export function AnswerLinks({ lead }: { lead: Lead }) {
  const { note } = useLeadActs();
  return (
    <div className="grid w-full auto-cols-fr grid-flow-col gap-2">
      {REPLY_CHANNELS.map((channel) => {
        const { label, act, Icon } = ways[channel];
        const href = replyHref(channel, lead);
        return (
          href && (
            <a
              key={channel}
              href={href}
              {...(channel === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              aria-label={`${label} ${lead.name}`}
              onClick={() => void note(lead, { kind: act })}
              className="inline-flex min-h-14 items-center justify-center gap-2 rounded-card bg-accent px-2 font-bold text-on-accent hover:bg-accent-strong lg:min-h-11 [&_svg]:size-5"
            >
              <Icon aria-hidden />
              {label}
            </a>
          )
        );
      })}
    </div>
  );
}
