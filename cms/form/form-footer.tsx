import { Eye } from 'lucide-react';
import { Button } from '../ui/button.tsx';

interface FormFooterProps {
  busy: 'save' | 'preview' | null;
  /** Toggles the preview; undefined for a record without a page. */
  preview: { isOpen: boolean; toggle: () => void } | undefined;
  onCancel: () => void;
}

/** Buttons below the scrolled fields, always in sight. */
export const FormFooter = ({ busy, preview, onCancel }: FormFooterProps) => (
  <footer className="flex items-center justify-end gap-3 border-t border-hairline px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6">
    {preview && (
      <Button
        look="quiet"
        className="me-auto aria-expanded:bg-accent-soft aria-expanded:text-text max-sm:px-3!"
        busy={busy === 'preview'}
        aria-expanded={preview.isOpen}
        onClick={preview.toggle}
      >
        <Eye aria-hidden />
        Preview page
      </Button>
    )}
    <Button onClick={onCancel}>Cancel</Button>
    <Button
      type="submit"
      look="save"
      busy={busy === 'save'}
      aria-keyshortcuts="Control+S"
      title="Ctrl+S"
      className="min-w-28 max-sm:min-w-20"
    >
      Save
    </Button>
  </footer>
);
