import { REPLY_CHANNELS, replyHref } from '#model/contact/reply-links.ts';
import { ways } from './answer-links.tsx';
import type { Lead } from './inbox.ts';
import { useLeadActs } from './use-lead-acts.ts';

/** The ways to answer somebody, as icons in a row of a list; each use is noted in the timeline. */
export function LeadLinks({ lead }: { lead: Lead }) {
  const { note } = useLeadActs();
  // Most have left a number: a row has room for what is quickest.
  const quickest = REPLY_CHANNELS.filter((channel) => channel !== 'email' || !lead.phone);
  return (
    <span className="inline-flex">
      {quickest.map((channel) => {
        const { label, act, Icon } = ways[channel];
        const href = replyHref(channel, lead);
        return (
          href && (
            <a
              key={channel}
              href={href}
              {...(channel === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              aria-label={`${label} ${lead.name}`}
              title={label}
              onClick={() => void note(lead, { kind: act })}
              className="inline-flex size-11 items-center justify-center rounded-full text-accent hover:bg-hover lg:size-9 [&_svg]:size-4.5"
            >
              <Icon aria-hidden />
            </a>
          )
        );
      })}
    </span>
  );
}
