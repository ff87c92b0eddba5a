import { useOptimisticChange } from '../../client/use-records.ts';
import { Switch } from '../../ui/switch.tsx';
import { notify } from '../../ui/toast.tsx';
import type { CatalogueChange, CatalogueName, RecordSwitch } from './catalogue.ts';

interface RecordSwitchesProps {
  entity: CatalogueName;
  switches: readonly RecordSwitch[];
  record: { id: string };
  title: string;
}

/** Each takes effect at once, and can be taken back for as long as its toast is seen. */
export function RecordSwitches({ entity, switches, record, title }: RecordSwitchesProps) {
  const change = useOptimisticChange(entity);
  const turn = async ({ flag, done, failed }: RecordSwitch, on: boolean, undo?: () => void) => {
    try {
      await change.mutateAsync({ id: record.id, changes: { [flag]: on } as CatalogueChange });
      notify.success(done(on), undo);
    } catch {
      notify.error(failed);
    }
  };
  return switches.map((each) => {
    const isOn = (record as unknown as Record<string, unknown>)[each.flag] === true;
    return (
      <Switch
        key={each.flag}
        checked={isOn}
        label={`${each.label.on}: ${title}`}
        onChange={(on) => turn(each, on, () => void turn(each, !on))}
      >
        {isOn ? each.label.on : each.label.off}
      </Switch>
    );
  });
}
