import type { Locale } from '#model/kit/locales.ts';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { useMedia } from '../../ui/use-media.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { usePreview } from './use-preview.ts';

/** From here on a form and a phone's page have room beside each other. */
const BESIDE = '(min-width: 1200px)';

interface PagePreviewProps {
  preview: ReturnType<typeof usePreview>;
  /** The language that is shown first. */
  language: Locale;
}

/** The page that the form makes: beside it, or over it where there is no room. */
export function PagePreview({ preview, language }: PagePreviewProps) {
  const hasRoom = useMedia(BESIDE);
  if (hasRoom) return preview.isOpen && <Beside preview={preview} language={language} />;
  return (
    <Dialog
      open={preview.isOpen}
      onClose={preview.close}
      title="Preview"
      focus="[aria-pressed=true]"
    >
      <PreviewFrame preview={preview} language={language} beside={false} />
    </Dialog>
  );
}

function Beside({ preview, language }: PagePreviewProps) {
  const heading = useId();
  useBackCloses(true, preview.close);
  return (
    <section
      data-beside
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The form it stands beside stays.
        event.stopPropagation();
        preview.close();
      }}
      className="flex w-[422px] shrink-0 flex-col border-s border-hairline has-data-[width=computer]:w-1/2"
    >
      <header className="flex min-h-11 items-center justify-between gap-3 border-b border-hairline ps-4 pe-2">
        <h3 id={heading} className="text-sm font-bold">
          Preview
        </h3>
        <Button
          icon
          look="quiet"
          className="border-0! lg:min-h-9!"
          aria-label="Close preview"
          onClick={preview.close}
        >
          <X aria-hidden />
        </Button>
      </header>
      <PreviewFrame preview={preview} language={language} beside />
    </section>
  );
}
