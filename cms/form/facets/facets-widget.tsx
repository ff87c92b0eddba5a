import { partsOf } from '#model/catalogue/narrowing.ts';
import { isSubjectKind } from '#model/catalogue/subject-kinds.ts';
import { SUBJECT_FILTERS } from '#model/catalogue/subjects.ts';
import { useWatch } from 'react-hook-form';
import { useSubjects } from '../../client/landing-pages.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { useFormContext } from '../form-context.ts';
import { ChosenList } from '../widgets/chosen-list.tsx';
import type { ControlProps } from '../widgets/control-props.ts';
import { facetText, filterWords, valueWords } from './facet-words.ts';
import { OffersNote } from './offers-note.tsx';

/** Facets, from what the chosen list has of them beside those chosen already. */
export function FacetsInput(props: ControlProps<string[]>) {
  const { draft } = props;
  const { form } = useFormContext();
  const catalogue = String(useWatch({ control: form.control, name: 'catalogue' }));
  const list = isSubjectKind(catalogue) ? catalogue : 'tour-package';
  const query = useSubjects(list, draft);
  const found = query.data;
  const groups = SUBJECT_FILTERS.map((filter) => ({
    label: filterWords[filter],
    choices: (found?.facets ?? [])
      .filter(({ facet }) => partsOf(facet).filter === filter && !draft.includes(facet))
      .map(({ facet, count }) => ({ value: facet, title: `${valueWords(facet)} (${count})` })),
  })).filter(({ choices }) => choices.length > 0);
  return (
    <div className="space-y-2.5">
      <ChosenList {...props} groups={groups} titleOf={facetText} empty="Nothing yet: choose" />
      <QueryStates queries={[query]} failed="What it can be about could not be loaded.">
        {found && (
          <p role="status">
            <OffersNote offers={draft.length > 0 ? found.offers : 0} />
          </p>
        )}
      </QueryStates>
    </div>
  );
}
