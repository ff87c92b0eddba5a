import {
  languageOfLead,
  mergeValues,
  offerEntities,
  type Offer,
} from '#model/contact/merge-values.ts';
import { REPLY_CHANNELS, replyHref } from '#model/contact/reply-links.ts';
import { mergeText } from '#model/contact/reply-text.ts';
import { entityNamed, type RecordNamed } from '#model/entities/index.ts';
import { LOCALES, localeFacts, type Locale } from '#model/kit/locales.ts';
import { isBlank } from '#model/text/blank.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { isGone } from '../../client/api-error.ts';
import { request } from '../../client/request.ts';
import { useRecords } from '../../client/use-records.ts';
import { serverNow } from '../../client/server-time.ts';
import { useSession } from '../../stores/session.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Select, TextArea } from '../../ui/input.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { notify } from '../../ui/toast.tsx';
import { ways } from './answer-link.tsx';
import type { Lead } from './inbox.ts';
import { isTooLong } from './long-link.ts';
import { useLeadActs } from './use-lead-acts.ts';
import { useTyped } from './use-typed.ts';

type Template = RecordNamed<'reply-template'>;

const NONE: readonly Template[] = [];

/** The record that a lead is about; null where there is none any more. */
function useOffer({ service, item_id }: Lead) {
  const entity = service && offerEntities[service];
  return useQuery({
    queryKey: ['offer', entity, item_id],
    queryFn: async ({ signal }) => {
      if (!entity || !item_id) return null;
      const path = `${entityNamed(entity).path}/${encodeURIComponent(item_id)}`;
      try {
        return { entity, record: await request(path, { signal }) } as Offer;
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
  });
}

/** Answers with a template: its words are merged, may still be changed, and go with the link. */
export function ReplyPanel({ lead }: { lead: Lead }) {
  const query = useRecords('reply-template');
  const templates = query.data ?? NONE;
  const [id, setId] = useState('');
  const [locale, setLocale] = useState<Locale>(() => languageOfLead(lead));
  const template = templates.find((each) => each.id === id);
  const offer = useOffer(lead);
  const usable = templates.filter(({ channel }) => replyHref(channel, lead) !== undefined);
  if (!query.data && query.failureCount > 0)
    return <QueryStates queries={[query]} failed="The templates could not be loaded." />;
  if (usable.length === 0) return null;
  return (
    <section aria-labelledby="lead-reply" className="space-y-3">
      <h3 id="lead-reply" className="text-sm text-faint">
        Answer with a template
      </h3>
      <div className="flex flex-wrap gap-2">
        <div className="min-w-44 flex-1">
          <Select
            aria-label="Template"
            value={template ? id : ''}
            onChange={(event) => setId(event.target.value)}
          >
            <option value="">Choose a template</option>
            {REPLY_CHANNELS.map((channel) => {
              const some = usable.filter((each) => each.channel === channel);
              return (
                some.length > 0 && (
                  <optgroup key={channel} label={ways[channel].label}>
                    {some.map((each) => (
                      <option key={each.id} value={each.id}>
                        {each.name}
                      </option>
                    ))}
                  </optgroup>
                )
              );
            })}
          </Select>
        </div>
        <div role="group" aria-label="Language of the answer" className="inline-flex gap-1">
          {LOCALES.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={locale === each}
              onClick={() => setLocale(each)}
              className="min-h-11 rounded-full px-4 text-sm font-semibold text-soft hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-text lg:min-h-10"
            >
              {localeFacts[each].name}
            </button>
          ))}
        </div>
      </div>
      {template && (
        <QueryStates queries={[offer]} failed="What it is about could not be loaded.">
          <Reply
            key={`${template.id} ${locale} ${offer.data?.record.id}`}
            {...{ lead, template, locale, offer: offer.data ?? undefined }}
          />
        </QueryStates>
      )}
    </section>
  );
}

interface ReplyProps {
  lead: Lead;
  template: Template;
  locale: Locale;
  offer: Offer | undefined;
}

function Reply({ lead, template, locale, offer }: ReplyProps) {
  const staff = useSession(({ user }) => user?.full_name ?? '');
  const { note } = useLeadActs();
  const noteId = useId();
  // English where it has no Bengali words: then what is put in is English, too.
  const written = template.body_bn ? locale : 'en';
  const [now] = useState(serverNow);
  const siteUrl = location.origin;
  const values = mergeValues({ lead, offer, staff, siteUrl, locale: written, now });
  const inLanguage = (english: string | null, bengali: string | null) =>
    (written === 'bn' && bengali) || (english ?? '');
  const [text, setText] = useTyped(
    `reply:${lead.id}:${template.id}:${locale}`,
    mergeText(inLanguage(template.body, template.body_bn), values),
  );
  const subject = mergeText(inLanguage(template.subject, template.subject_bn), values);
  const { label, act, Icon } = ways[template.channel];
  const hrefWith = (words: string) => replyHref(template.channel, lead, { subject, text: words });
  const whole = hrefWith(text);
  const isCopied = template.channel === 'email' && whole !== undefined && isTooLong(whole);
  const copy = () =>
    copyText(text).then(
      () => notify.success('Copied: paste it into the mail'),
      () => notify.error('The browser did not let it be copied'),
    );
  return (
    <>
      {subject !== '' && <p className="text-sm font-semibold">{subject}</p>}
      <TextArea
        aria-label="Text of the answer"
        aria-describedby={isBlank(text) ? noteId : undefined}
        lang={written}
        rows={7}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isBlank(text) ? (
        <p id={noteId} className="text-sm font-medium text-bad">
          There is no text to send: lines with a field that has no value here are left out. Write
          the answer, or choose another template.
        </p>
      ) : (
        <a
          href={isCopied ? hrefWith('') : whole}
          aria-describedby={isCopied ? noteId : undefined}
          {...(template.channel === 'whatsapp'
            ? { target: '_blank', rel: 'noopener noreferrer' }
            : {})}
          onClick={() => {
            if (isCopied) void copy();
            void note(lead, { kind: act, template_id: template.id });
          }}
          className="inline-flex min-h-14 w-full items-center justify-center gap-2 rounded-card bg-accent px-4 font-bold text-on-accent hover:bg-accent-strong lg:min-h-11 [&_svg]:size-5"
        >
          <Icon aria-hidden />
          {label} with this text
        </a>
      )}
      {isCopied && (
        <p id={noteId} className="text-sm text-soft">
          The text is too long for Windows to hand to the mail program. Pressing copies it, for you
          to paste it there.
        </p>
      )}
    </>
  );
}
