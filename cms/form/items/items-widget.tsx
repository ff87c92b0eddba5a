import { entityNamed } from '#model/entities/index.ts';
import { itemKey, type AskedKind } from '#model/catalogue/items.ts';
import type { Entity } from '#model/kit/entity.ts';
import { useMemo } from 'react';
import { recordTitle } from '../../client/record-title.ts';
import { useRecords } from '../../client/use-records.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { ChosenList, type ChoiceGroup } from '../widgets/chosen-list.tsx';
import type { ControlProps } from '../widgets/control-props.ts';

const collator = new Intl.Collator('en');

/** Every record of these kinds; groups are undefined until all are known. */
function useItems(kinds: readonly AskedKind[]) {
  const tourQuery = useRecords('tour-package');
  const umrahQuery = useRecords('umrah-package');
  const visaQuery = useRecords('visa-service');
  const pageQuery = useRecords('landing-page');
  const groups = useMemo((): readonly ChoiceGroup[] | undefined => {
    const lists = {
      'tour-package': tourQuery.data,
      'umrah-package': umrahQuery.data,
      'visa-service': visaQuery.data,
      'landing-page': pageQuery.data,
    };
    if (kinds.some((kind) => !lists[kind])) return undefined;
    return kinds.map((kind) => {
      const entity = entityNamed(kind) as Entity;
      const records = lists[kind] as unknown as ({ id: string } & Record<string, unknown>)[];
      const choices = records.map((record) => ({
        value: itemKey(kind, record.id),
        title: recordTitle(entity, record).title,
      }));
      return {
        label: entity.label.many,
        choices: choices.toSorted((one, other) => collator.compare(one.title, other.title)),
      };
    });
  }, [kinds, tourQuery.data, umrahQuery.data, visaQuery.data, pageQuery.data]);
  return { groups, queries: [tourQuery, umrahQuery, visaQuery, pageQuery] };
}

const NO_LONGER = 'no longer there';

/** Items, or what else a record may be about. */
export function ItemsInput(props: ControlProps<string[]>) {
  const { groups, queries } = useItems(props.column.field.options as readonly AskedKind[]);
  const titles = new Map(
    groups?.flatMap(({ choices }) => choices.map(({ value, title }) => [value, title])),
  );
  const titleOf = (key: string) => titles.get(key) ?? (groups ? `${key}: ${NO_LONGER}` : key);
  return (
    <div className="space-y-2.5">
      <ChosenList {...props} groups={groups ?? []} titleOf={titleOf} empty="None: choose one" />
      {!groups && queries.some(({ failureCount }) => failureCount > 0) && (
        <QueryStates queries={queries} failed="Not all items could be loaded." />
      )}
    </div>
  );
}
