import { useLayoutEffect, useRef, useState } from 'react';
import type { LeadFormTexts } from '../lib/leads/lead-form-texts.ts';

interface Props {
  title: string;
  text: string;
  chatLead?: string;
  texts: Pick<LeadFormTexts, 'chatInstead' | 'close'>;
}

const chatOf = (within: HTMLElement | null) =>
  within?.closest('dialog')?.querySelector<HTMLElement>('[data-chat]')?.dataset['chat'];

/** Success view of a form's dialog; the chat link comes from the dialog's `data-chat`. */
export function Sent({ title, text, chatLead, texts: t }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [chatHref, setChatHref] = useState<string>();
  useLayoutEffect(() => {
    setChatHref(chatOf(heading.current));
    // Moves the focus: the button that had it is unmounted.
    heading.current?.focus();
  }, []);

  return (
    <div className="form-sent">
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle cx="32" cy="26" r="15" fill="#f6b73c" />
        <path
          d="M6 38c6 13 15 19 27 19s21-7 27-19c-8 8-16 11-27 11S14 46 6 38Z"
          fill="currentColor"
        />
      </svg>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      {chatLead && chatHref && <p className="form-aside">{chatLead}</p>}
      <div className="form-actions">
        {chatHref && (
          <a
            className="button button--chat"
            href={chatHref}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t.chatInstead}
          </a>
        )}
        <button
          className="button button--quiet"
          type="button"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          {t.close}
        </button>
      </div>
    </div>
  );
}
