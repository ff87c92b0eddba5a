import { LOCALES, localeFacts, type Locale } from '#model/locales.ts';
import { ExternalLink, Monitor, Smartphone } from 'lucide-react';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import type { PreviewLinks } from '../client/preview.ts';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';

const widths = {
  phone: { label: 'Phone', icon: <Smartphone aria-hidden />, look: 'max-w-[390px]' },
  desktop: { label: 'Computer', icon: <Monitor aria-hidden />, look: 'max-w-none' },
} as const;
type Width = keyof typeof widths;

interface PagePreviewProps {
  /** Where the page can be seen; nothing while no preview is open. */
  links: PreviewLinks | null;
  /** The language that is shown first. */
  language: Locale;
  onClose: () => void;
}

/** The page as the form holds it, in either language, as wide as a phone or a computer. */
export function PagePreview({ links, language, onClose }: PagePreviewProps) {
  // What was shown last stays while the window closes.
  const [shown, setShown] = useState(links);
  if (links && links !== shown) setShown(links);
  return (
    <Dialog open={links !== null} onClose={onClose} title="Preview" focus="[aria-pressed=true]">
      {shown && <Framed key={shown.en} links={shown} first={language} />}
    </Dialog>
  );
}

function Framed({ links, first }: { links: PreviewLinks; first: Locale }) {
  const [locale, setLocale] = useState(first);
  const [width, setWidth] = useState<Width>('phone');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-hairline px-4 py-1.5 lg:px-6">
        <div role="group" aria-label="Language of the page" className="flex gap-1">
          {LOCALES.map((each) => (
            <Choice key={each} lang={each} on={each === locale} onChoose={() => setLocale(each)}>
              {localeFacts[each].name}
            </Choice>
          ))}
        </div>
        <div role="group" aria-label="Width of the page" className="flex gap-1 max-lg:hidden">
          {(Object.keys(widths) as Width[]).map((each) => (
            <Choice key={each} on={each === width} onChoose={() => setWidth(each)}>
              {widths[each].icon}
              {widths[each].label}
            </Choice>
          ))}
        </div>
        <a
          href={links[locale]}
          target="_blank"
          rel="noopener"
          className="ms-auto inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-accent hover:underline"
        >
          <ExternalLink aria-hidden className="size-4" />
          New tab
        </a>
      </div>
      <div className="flex min-h-0 flex-1 justify-center bg-sunken lg:p-4">
        <iframe
          key={locale}
          src={links[locale]}
          title={`The page in ${locale === 'en' ? 'English' : 'Bengali'}`}
          // Nothing runs in it: its fonts and pictures are all that it may ask for.
          sandbox="allow-same-origin"
          onLoad={stayHere}
          className={classNames(
            'h-full w-full border-0 bg-white lg:h-[calc(92vh-11rem)] lg:rounded-xl lg:shadow-lift',
            widths[width].look,
          )}
        />
      </div>
    </>
  );
}

/** A page that a link leads to may not be framed: in a preview links lead nowhere. */
function stayHere({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  currentTarget.contentDocument?.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href]');
    if (link && !link.getAttribute('href')!.startsWith('#')) event.preventDefault();
  });
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
    className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 text-sm font-semibold text-soft aria-pressed:bg-accent-soft aria-pressed:text-text lg:min-h-9 [&_svg]:size-4"
  >
    {children}
  </button>
);
