import { useDeferredValue, useEffect, useState } from 'react';
import type { MarkdownRenderer } from '#model/text/markdown.ts';

let loading: Promise<MarkdownRenderer> | undefined;

/** Lazy import: the site's own renderer, loaded when the first preview opens. */
const loadRenderer = () =>
  (loading ??= import('#model/text/markdown.ts').then(({ createMarkdown }) =>
    createMarkdown(window),
  ));

const languages = { en: 'Preview in English', bn: 'Preview in Bengali' } as const;

interface PreviewProps {
  /** Label of the field. */
  of: string;
  text: string;
  lang: 'en' | 'bn';
}

/** Live preview of a Markdown text, rendered as the site does. */
export function Preview({ of, text, lang }: PreviewProps) {
  const [render, setRender] = useState<MarkdownRenderer>();
  const [hasFailed, setFailed] = useState(false);
  const shown = useDeferredValue(text);
  useEffect(() => {
    loadRenderer().then(
      (renderer) => setRender(() => renderer),
      () => {
        loading = undefined;
        setFailed(true);
      },
    );
  }, []);
  if (hasFailed)
    return <p className="text-sm text-bad">The preview could not be loaded. The text is safe.</p>;
  return (
    <section
      // A long text is scrolled by keys, too.
      tabIndex={0}
      aria-label={`${of}: ${languages[lang]}`}
      lang={lang}
      className="markdown max-h-100 overflow-y-auto rounded-lg border border-hairline bg-sunken px-4 py-3"
    >
      {render && <Rendered html={render(shown)} />}
    </section>
  );
}

const Rendered = ({ html }: { html: string }) =>
  html === '' ? (
    <p lang="en" className="text-sm text-faint">
      Nothing to show yet
    </p>
  ) : (
    // Sanitised by the same policy as on the site.
    <div dangerouslySetInnerHTML={{ __html: html }} />
  );
