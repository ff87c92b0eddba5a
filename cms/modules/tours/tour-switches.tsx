import { useOptimisticChange } from '../../client/use-records.ts';
import { Switch } from '../../ui/switch.tsx';
import { notify } from '../../ui/toast.tsx';
import { texts } from './texts.ts';
import type { Tour } from './tour.ts';

const switches = [
  {
    flag: 'is_available',
    label: 'Available',
    done: texts.available,
    failed: texts.availabilityFailed,
  },
  { flag: 'is_featured', label: 'Featured', done: texts.featured, failed: texts.featuredFailed },
] as const;

export function TourSwitches({ tour }: { tour: Tour }) {
  const change = useOptimisticChange('tour-package');
  return switches.map(({ flag, label, done, failed }) => (
    <Switch
      key={flag}
      checked={tour[flag]}
      label={`${label}: ${tour.name}`}
      onChange={(on) =>
        change.mutateAsync({ id: tour.id, changes: { [flag]: on } }).then(
          () => notify.success(done(on)),
          () => notify.error(failed),
        )
      }
    >
      {label}
    </Switch>
  ));
}
