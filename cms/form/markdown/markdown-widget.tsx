import { Toolbar } from '@base-ui/react/toolbar';
import { Eye, ImagePlus } from 'lucide-react';
import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { TextArea } from '../../ui/input.tsx';
import { nameOf, textAttributes, type ControlProps } from '../widgets/control-props.ts';
import { pastedPictures } from '../images/pasted-pictures.ts';
import { UploadList } from '../images/upload-list.tsx';
import { useUploads } from '../images/use-uploads.ts';
import { insertText } from '../widgets/insert-text.ts';
import { nextLine, picture, type Edit, type Selected } from './edits.ts';
import { isFormatted, markdownFrom } from './pasted-html.ts';
import { Preview } from './preview.tsx';
import { shownKey, toolFor, tools } from './tools.ts';

/** Whether texts are shown beside what the site makes of them. */
const usePreviewShown = create<{ shown: boolean; toggle: () => void }>()(
  persist((set) => ({ shown: false, toggle: () => set(({ shown }) => ({ shown: !shown })) }), {
    name: 'cms_markdown_preview',
  }),
);

const toolLook =
  'inline-flex size-11 items-center justify-center rounded-lg text-soft hover:bg-hover hover:text-text aria-pressed:bg-accent-soft aria-pressed:text-text lg:size-9 [&_svg]:size-4.5';

const selectedIn = (area: HTMLTextAreaElement): Selected => ({
  text: area.value,
  start: area.selectionStart,
  end: area.selectionEnd,
});

/** Writes the edit as if it were typed, so that undo takes it back. */
function write(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  insertText(area, insert);
  area.setSelectionRange(from + select[0], from + select[1]);
}

/** A plain text area, which every keyboard knows how to type into, with tools and a preview. */
export function MarkdownInput({ draft, onChange, ref, ...rest }: ControlProps<string>) {
  const area = useRef<HTMLTextAreaElement | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const { shown, toggle } = usePreviewShown();
  const { uploads, add, retry, dismiss } = useUploads(
    { failed: 'Failed to upload image', most: 10 },
    ({ url }) => write(area.current!, picture(selectedIn(area.current!), url)),
  );

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // IME composition: a Bengali keyboard ends it with Enter, too.
    if (event.nativeEvent.isComposing) return;
    const at = selectedIn(event.currentTarget);
    const edit =
      event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey
        ? nextLine(at)
        : toolFor(event)?.edit(at);
    if (!edit) return;
    event.preventDefault();
    write(event.currentTarget, edit);
  };

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData: clipboard, currentTarget } = event;
    const [words, html] = [clipboard.getData('text/plain'), clipboard.getData('text/html')];
    const pictures = pastedPictures(clipboard);
    if (pictures.length > 0) {
      event.preventDefault();
      add(pictures);
    } else if (words.trim() !== '' && isFormatted(html)) {
      event.preventDefault();
      const copied = new DOMParser().parseFromString(html, 'text/html');
      insertText(currentTarget, markdownFrom(copied));
    }
  };

  return (
    <div className="flex grow flex-col gap-2">
      <div className="flex grow flex-col rounded-lg border border-edge bg-raised focus-within:outline-2 focus-within:outline-accent-strong">
        <Toolbar.Root
          aria-label={`Formatting of ${nameOf(rest.column)}`}
          className="flex flex-wrap items-center border-b border-hairline px-1 py-0.5"
        >
          {tools.map(({ label, icon: Icon, edit, key }) => (
            <ToolButton
              key={label}
              label={label}
              keys={key && shownKey(key)}
              onClick={() => write(area.current!, edit(selectedIn(area.current!)))}
            >
              <Icon aria-hidden />
            </ToolButton>
          ))}
          <ToolButton label="Image" onClick={() => files.current?.click()}>
            <ImagePlus aria-hidden />
          </ToolButton>
          <Toolbar.Button
            aria-pressed={shown}
            className={`${toolLook} ms-auto w-auto! gap-1.5 px-3 text-xs font-semibold`}
            onClick={toggle}
          >
            <Eye aria-hidden />
            Preview
          </Toolbar.Button>
        </Toolbar.Root>
        <TextArea
          {...textAttributes(rest)}
          rows={9}
          className="grow border-0! bg-transparent! outline-none!"
          ref={(node) => {
            area.current = node;
            if (typeof ref === 'function') ref(node);
          }}
          value={draft}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <input
          ref={files}
          type="file"
          accept="image/*"
          hidden
          aria-label="Choose a picture"
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            event.target.value = '';
            add(chosen);
          }}
        />
      </div>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {shown && (
        <Preview
          of={rest.column.field.label}
          text={draft}
          lang={rest.column.twinOf === null ? 'en' : 'bn'}
        />
      )}
    </div>
  );
}

interface ToolButtonProps {
  label: string;
  /** Keyboard shortcut: `Ctrl+B`. */
  keys?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

const ToolButton = ({ label, keys, onClick, children }: ToolButtonProps) => (
  <Toolbar.Button
    aria-label={label}
    aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
    title={keys ? `${label} (${keys})` : label}
    className={toolLook}
    onClick={onClick}
  >
    {children}
  </Toolbar.Button>
);
