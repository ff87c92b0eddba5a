import { partsOf } from '#model/catalogue/narrowing.ts';
import { isSubjectKind } from '#model/catalogue/subject-kinds.ts';
import { SUBJECT_FILTERS } from '#model/catalogue/subjects.ts';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { useSubjects } from '../../client/landing-pages.ts';
import { Select } from '../../ui/input.tsx';
import { useFormContext } from '../form-context.ts';
import type { ControlProps } from '../widgets/control-props.ts';
import { facetText, filterWords, valueWords } from './facet-words.ts';
import { OffersNote } from './offers-note.tsx';

/** Facets chosen one after the other, from what the chosen list has of them beside those chosen already. */
export function FacetsInput({ draft, onChange, ref, onBlur, ...rest }: ControlProps<string[]>) {
  const { form } = useFormContext();
  const catalogue = String(useWatch({ control: form.control, name: 'catalogue' }));
  const list = isSubjectKind(catalogue) ? catalogue : 'tour-package';
  const { data: found } = useSubjects(list, draft);
  const groups = SUBJECT_FILTERS.map((filter) => ({
    filter,
    choices: (found?.facets ?? []).filter(
      ({ facet }) => partsOf(facet).filter === filter && !draft.includes(facet),
    ),
  })).filter(({ choices }) => choices.length > 0);
  const { id, name, describedBy, invalid, readOnly } = rest;
  return (
    <div className="space-y-2.5">
      <Select
        id={id}
        name={name}
        ref={ref as Ref<HTMLSelectElement>}
        value=""
        disabled={readOnly}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onBlur={onBlur}
        onChange={(event) => onChange([...draft, event.target.value])}
      >
        <option value="">{draft.length === 0 ? 'Nothing yet: choose' : 'Choose another'}</option>
        {groups.map(({ filter, choices }) => (
          <optgroup key={filter} label={filterWords[filter]}>
            {choices.map(({ facet, count }) => (
              <option key={facet} value={facet}>
                {`${valueWords(facet)} (${count})`}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {draft.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Chosen">
          {draft.map((facet) => (
            <li
              key={facet}
              className="inline-flex items-center rounded-full bg-accent-soft ps-3 text-sm font-medium"
            >
              {facetText(facet)}
              {readOnly ? (
                <span className="pe-3" />
              ) : (
                <button
                  type="button"
                  aria-label={`Remove ${facetText(facet)}`}
                  onClick={() => onChange(draft.filter((each) => each !== facet))}
                  className="inline-flex size-11 items-center justify-center rounded-full hover:text-bad lg:size-8"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {found && (
        <p role="status">
          <OffersNote offers={draft.length > 0 ? found.offers : 0} />
        </p>
      )}
    </div>
  );
}
