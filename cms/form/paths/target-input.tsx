import {
  entityNamed,
  recordPage,
  type DetailName,
  type RecordNamed,
} from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { namesPublished, paths } from '#model/routes/paths.ts';
import { useMemo, type Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { recordTitle } from '../../client/record-title.ts';
import { useRecords } from '../../client/use-records.ts';
import { visibilityOf } from '../../table/visibility.ts';
import { Input } from '../../ui/input.tsx';
import { useFormContext } from '../form-context.ts';
import { textAttributes, type ControlProps } from '../widgets/control-props.ts';
import { suggestedPages, type SitePage } from './suggested-pages.ts';

const SUGGESTED = 6;

const fixedPages: readonly SitePage[] = namesPublished('listed').map((name) => ({
  path: paths[name],
  title: name === 'home' ? 'Home page' : '',
}));

const pagesOf = <N extends DetailName>(name: N, records: readonly RecordNamed<N>[] = []) => {
  const entity = entityNamed(name) as Entity;
  const now = new Date().toISOString();
  return records
    .filter((record) => visibilityOf(entity, record, now).kind === 'shown')
    .map((record) => {
      const { title, titleBn } = recordTitle(entity, record);
      return {
        path: recordPage(name, record),
        title: [title, titleBn].filter(Boolean).join(' · '),
      };
    });
};

/** Every page that a redirect may lead to. */
function useSitePages(): SitePage[] {
  const { data: tours } = useRecords('tour-package');
  const { data: umrah } = useRecords('umrah-package');
  const { data: visas } = useRecords('visa-service');
  const { data: posts } = useRecords('blog-post');
  const { data: guides } = useRecords('landing-page');
  return useMemo(
    () => [
      ...fixedPages,
      ...pagesOf('tour-package', tours),
      ...pagesOf('umrah-package', umrah),
      ...pagesOf('visa-service', visas),
      ...pagesOf('blog-post', posts),
      ...pagesOf('landing-page', guides),
    ],
    [tours, umrah, visas, posts, guides],
  );
}

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
