import { Eye } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';

interface FormFooterProps {
  busy: 'save' | 'draft' | 'preview' | null;
  /** Toggles the preview; undefined for a record without a page. */
  preview: { isOpen: boolean; toggle: () => void } | undefined;
  /** Undefined for a record that has no draft, because it is new, or never public. */
  draft: { isShown: boolean; onSave: () => void; onPublish: () => void } | undefined;
  onCancel: () => void;
}

const SAVE_KEY = { 'aria-keyshortcuts': 'Control+S', title: 'Ctrl+S' } as const;

/** Buttons below the scrolled fields, always in sight. */
export const FormFooter = ({ busy, preview, draft, onCancel }: FormFooterProps) => (
  <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-hairline px-4 py-3 max-sm:gap-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6">
    {preview && (
      <Button
        look="quiet"
        className="me-auto aria-expanded:bg-accent-soft aria-expanded:text-text max-sm:px-3!"
        // Not disabled, as that takes the focus away, which the window gives back as it closes.
        aria-busy={busy === 'preview' || undefined}
        aria-expanded={preview.isOpen}
        onClick={preview.toggle}
      >
        {busy === 'preview' ? <Spinner /> : <Eye aria-hidden />}
        {/* On a phone the buttons stand in one row. */}
        <span className={draft && 'max-sm:sr-only'}>Preview page</span>
      </Button>
    )}
    <Button onClick={onCancel}>Cancel</Button>
    {draft && (
      <Button busy={busy === 'draft'} onClick={draft.onSave} {...(draft.isShown && SAVE_KEY)}>
        Save draft
      </Button>
    )}
    {draft?.isShown ? (
      <Button look="save" busy={busy === 'save'} onClick={draft.onPublish} className={WIDTH}>
        Publish…
      </Button>
    ) : (
      <Button type="submit" look="save" busy={busy === 'save'} className={WIDTH} {...SAVE_KEY}>
        Save
      </Button>
    )}
  </footer>
);

const WIDTH = 'min-w-28 max-sm:min-w-20';
