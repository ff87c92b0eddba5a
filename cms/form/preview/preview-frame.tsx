import { LOCALES, localeFacts, type Locale } from '#model/kit/locales.ts';
import { ExternalLink, Monitor, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PageFrame } from './page-frame.tsx';
import type { usePreview } from './use-preview.ts';

const widths = {
  phone: { label: 'Phone', icon: <Smartphone aria-hidden />, pixels: 390 },
  computer: { label: 'Computer', icon: <Monitor aria-hidden />, pixels: 1280 },
} as const;
type Width = keyof typeof widths;

interface PreviewFrameProps {
  preview: ReturnType<typeof usePreview>;
  /** The language that is shown first. */
  language: Locale;
  /** Whether it stands beside the form: then it may be as wide as a computer. */
  beside: boolean;
}

/** The page as the form holds it, in either language, as wide as a phone or a computer. */
export function PreviewFrame({ preview, language, beside }: PreviewFrameProps) {
  const [locale, setLocale] = useState(language);
  const [width, setWidth] = useState<Width>('phone');
  /** The last URLs, kept so that the page stays during the exit animation. */
  const [links, setLinks] = useState(preview.links);
  const [answer, setAnswer] = useState<string | null>(null);
  if (preview.links && preview.links !== links) setLinks(preview.links);
  if (!links) return null;
  const fault = preview.fault ?? answer;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline px-4 py-1.5">
        <div role="group" aria-label="Language of the page" className="flex gap-1">
          {LOCALES.map((each) => (
            <Choice key={each} lang={each} on={each === locale} onChoose={() => setLocale(each)}>
              {localeFacts[each].name}
            </Choice>
          ))}
        </div>
        {beside && (
          <div role="group" aria-label="Width of the page" className="flex gap-1">
            {(Object.keys(widths) as Width[]).map((each) => (
              <Choice key={each} on={each === width} onChoose={() => setWidth(each)}>
                {widths[each].icon}
                <span className="sr-only">{widths[each].label}</span>
              </Choice>
            ))}
          </div>
        )}
        {preview.isBusy && <Spinner className="text-faint" />}
        <a
          href={links[locale]}
          target="_blank"
          rel="noopener"
          className="ms-auto inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent hover:underline lg:min-h-9"
        >
          <ExternalLink aria-hidden className="size-4" />
          New tab
        </a>
      </div>
      <div
        data-width={beside ? width : undefined}
        className="flex min-h-0 flex-1 flex-col gap-3 bg-sunken lg:p-4"
      >
        {fault && (
          <div className="max-lg:p-4">
            <Notice
              tone="bad"
              role="alert"
              actions={
                <Button busy={preview.isBusy} onClick={() => void preview.refresh()}>
                  Try again
                </Button>
              }
            >
              {fault}
            </Notice>
          </div>
        )}
        <PageFrame
          src={links[locale]}
          title={`The page in ${locale === 'en' ? 'English' : 'Bengali'}`}
          width={beside ? widths[width].pixels : undefined}
          onAnswer={setAnswer}
          onEscape={preview.close}
        />
      </div>
    </>
  );
}

interface ChoiceProps {
  on: boolean;
  onChoose: () => void;
  lang?: Locale;
  children: ReactNode;
}

const Choice = ({ on, onChoose, lang, children }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={on}
    onClick={onChoose}
    lang={lang}
    className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-3.5 text-sm font-semibold text-soft aria-pressed:bg-accent-soft aria-pressed:text-text lg:min-h-9 [&_svg]:size-4.5"
  >
    {children}
  </button>
);
