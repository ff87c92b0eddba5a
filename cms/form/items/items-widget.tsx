import { entityNamed } from '#model/entities/index.ts';
import { itemKey, type AskedKind } from '#model/catalogue/items.ts';
import type { Entity } from '#model/kit/entity.ts';
import { X } from 'lucide-react';
import { useMemo, type Ref } from 'react';
import { recordTitle } from '../../client/record-title.ts';
import { useRecords } from '../../client/use-records.ts';
import { Select } from '../../ui/input.tsx';
import type { ControlProps } from '../widgets/control-props.ts';

interface Choice {
  key: string;
  title: string;
}

interface Group {
  label: string;
  choices: readonly Choice[];
}

const collator = new Intl.Collator('en');

/** Every record of these kinds; undefined until all are known. */
function useItems(kinds: readonly AskedKind[]): readonly Group[] | undefined {
  const tours = useRecords('tour-package').data;
  const umrah = useRecords('umrah-package').data;
  const visas = useRecords('visa-service').data;
  const pages = useRecords('landing-page').data;
  return useMemo(() => {
    const lists = {
      'tour-package': tours,
      'umrah-package': umrah,
      'visa-service': visas,
      'landing-page': pages,
    };
    if (kinds.some((kind) => !lists[kind])) return undefined;
    return kinds.map((kind) => {
      const entity = entityNamed(kind) as Entity;
      const records = lists[kind] as unknown as ({ id: string } & Record<string, unknown>)[];
      const choices = records.map((record) => ({
        key: itemKey(kind, record.id),
        title: recordTitle(entity, record).title,
      }));
      return {
        label: entity.label.many,
        choices: choices.toSorted((one, other) => collator.compare(one.title, other.title)),
      };
    });
  }, [kinds, tours, umrah, visas, pages]);
}

const NO_LONGER = 'no longer there';

/** Items, or what else a record may be about, chosen one after the other from a list by kind; those chosen stand below it. */
export function ItemsInput({ draft, onChange, ref, onBlur, ...rest }: ControlProps<string[]>) {
  const groups = useItems(rest.column.field.options as readonly AskedKind[]);
  const titles = new Map(groups?.flatMap(({ choices }) => choices.map((c) => [c.key, c.title])));
  const titleOf = (key: string) => titles.get(key) ?? (groups ? `${key}: ${NO_LONGER}` : key);
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
        <option value="">{draft.length === 0 ? 'None: choose one' : 'Choose another'}</option>
        {groups?.map(({ label, choices }) => (
          <optgroup key={label} label={label}>
            {choices.map(({ key, title }) => (
              <option key={key} value={key} disabled={draft.includes(key)}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      {draft.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Chosen">
          {draft.map((key) => (
            <li
              key={key}
              className="inline-flex items-center rounded-full bg-accent-soft ps-3 text-sm font-medium"
            >
              {titleOf(key)}
              {!readOnly && (
                <button
                  type="button"
                  aria-label={`Remove ${titleOf(key)}`}
                  onClick={() => onChange(draft.filter((each) => each !== key))}
                  className="inline-flex size-11 items-center justify-center rounded-full hover:text-bad lg:size-8"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
