import type { CatalogueName, RecordNamed } from '#model/entities/index.ts';
import { causeOf } from '../../client/api-error.ts';
import { useOptimisticChange } from '../../client/use-records.ts';
import { Switch } from '../../ui/switch.tsx';
import { notify } from '../../ui/toast.tsx';
import type { RecordSwitch } from './catalogue.ts';
import { switchChange } from './switch-change.ts';

interface RecordSwitchesProps {
  entity: CatalogueName;
  switches: readonly RecordSwitch[];
  record: { id: string };
  title: string;
}

interface Turned {
  /** Of an Undo: the record as it was before the turn, and as that left it. */
  before?: object;
  seen?: RecordNamed<CatalogueName>;
  undo?: (seen: RecordNamed<CatalogueName>) => void;
}

/** Each takes effect at once, and can be taken back for as long as its toast is seen. */
export function RecordSwitches({ entity, switches, record, title }: RecordSwitchesProps) {
  const change = useOptimisticChange(entity);
  const turn = async (
    { flag, done, failed }: RecordSwitch,
    on: boolean,
    { before, seen, undo }: Turned = {},
  ) => {
    try {
      const saved = await change.mutateAsync({
        id: record.id,
        changes: switchChange(entity, flag, { on, before }),
        seen,
      });
      notify.success(done(on), undo && (() => undo(saved)));
    } catch (error) {
      notify.error(failed, causeOf(error));
    }
  };
  return switches.map((each) => {
    const isOn = (record as unknown as Record<string, unknown>)[each.flag] === true;
    return (
      <Switch
        key={each.flag}
        checked={isOn}
        label={`${each.label.on}: ${title}`}
        onChange={(on) =>
          turn(each, on, {
            undo: (seen) => void turn(each, !on, { before: record, seen }),
          })
        }
      >
        {isOn ? each.label.on : each.label.off}
      </Switch>
    );
  });
}
