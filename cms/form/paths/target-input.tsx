import { detailEntities } from '#model/entities/index.ts';
import { useQueries } from '@tanstack/react-query';
import { useMemo, type Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { list } from '../../client/records.ts';
import { listKey } from '../../client/use-records.ts';
import { serverNow } from '../../client/server-time.ts';
import { Input } from '../../ui/input.tsx';
import { useFormContext } from '../form-context.ts';
import { textAttributes, type ControlProps } from '../widgets/control-props.ts';
import { sitePages, suggestedPages } from './suggested-pages.ts';

const SUGGESTED = 6;

const useSitePages = () =>
  useQueries({
    queries: detailEntities.map(({ name }) => ({
      queryKey: listKey(name),
      queryFn: ({ signal }: { signal: AbortSignal }) => list(name, signal),
    })),
    combine: pagesOfResults,
  });

const pagesOfResults = (results: readonly { data: readonly object[] | undefined }[]) =>
  sitePages(
    results.map(({ data }) => data),
    serverNow().toISOString(),
  );

/** The address of a page, typed or picked: those that go with the old address are suggested. */
export function TargetInput({ draft, onChange, ref, ...rest }: ControlProps<string>) {
  const { form } = useFormContext();
  const from = useWatch({ control: form.control, name: 'from_path' });
  const pages = useSitePages();
  const suggested = useMemo(
    () => suggestedPages(pages, { from: String(from ?? ''), typed: draft }, SUGGESTED),
    [pages, from, draft],
  );
  return (
    <div className="space-y-2.5">
      <Input
        {...textAttributes(rest)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        ref={ref as Ref<HTMLInputElement>}
        value={draft}
        onChange={(event) => onChange(event.target.value)}
      />
      {suggested.length > 0 && (
        <ul aria-label="Suggested pages" className="flex flex-wrap gap-1.5">
          {suggested.map(({ path, title }) => (
            <li key={path} className="min-w-0">
              <button
                type="button"
                onClick={() => onChange(path)}
                className="flex min-h-11 max-w-full items-center gap-2 rounded-full border border-dashed border-edge px-3 py-1 text-start text-sm text-soft hover:bg-hover lg:min-h-8"
              >
                <span className="sr-only">Choose </span>
                <span>{path}</span>
                {title && <span className="truncate text-faint max-sm:hidden">{title}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
