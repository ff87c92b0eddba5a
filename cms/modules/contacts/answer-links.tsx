import { REPLY_CHANNELS } from '#model/contact/reply-links.ts';
import { AnswerLink } from './answer-link.tsx';
import type { Lead } from './inbox.ts';

const large =
  'inline-flex min-h-14 items-center justify-center gap-2 rounded-card bg-accent px-2 font-bold max-sm:flex-col max-sm:gap-0 text-on-accent hover:bg-accent-strong lg:min-h-11 [&_svg]:size-5';
const small =
  'inline-flex size-11 items-center justify-center rounded-full text-accent hover:bg-hover lg:size-9 [&_svg]:size-4.5';

/** The ways to answer somebody, as large as a thumb. */
export const AnswerLinks = ({ lead }: { lead: Lead }) => (
  <div className="grid w-full auto-cols-fr grid-flow-col gap-2">
    {REPLY_CHANNELS.map((channel) => (
      <AnswerLink key={channel} lead={lead} channel={channel} className={large} />
    ))}
  </div>
);

/** The quickest ways, as icons in a row of a list: most have left a number. */
export const LeadLinks = ({ lead }: { lead: Lead }) => (
  <span className="inline-flex">
    {REPLY_CHANNELS.filter((channel) => channel !== 'email' || !lead.phone).map((channel) => (
      <AnswerLink key={channel} lead={lead} channel={channel} icon className={small} />
    ))}
  </span>
);
