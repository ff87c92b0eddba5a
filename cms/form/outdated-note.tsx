import type { EntityName } from '#model/entities/index.ts';
import { formatDate } from '#model/format/dates.ts';
import type { Column } from '#model/kit/entity.ts';
import { isNumber } from '#model/kit/twins.ts';
import { useState } from 'react';
import { causeOf } from '../client/api-error.ts';
import { asSeen } from '../client/as-seen.ts';
import { confirmTranslation, outdatedOf, useTranslations } from '../client/translations.ts';
import { useWriteOf } from '../client/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { notify } from '../ui/toast.tsx';
import { useFormContext } from './form-context.ts';
import { SourceChange } from './history/source-change.tsx';

/** Below an outdated text: what changed in the other language since, and the word that it is right. */
export function OutdatedNote({ own, twin }: { own: Column; twin: Column }) {
  const { entity, stored } = useFormContext();
  const { data } = useTranslations();
  const writeOf = useWriteOf();
  const [isBusy, setBusy] = useState(false);
  const found = outdatedOf(data, entity.name, stored?.id).find(({ field }) => field === twin.name);
  if (!stored || !found) return null;
  const [source, translation] = found.source === 'en' ? [own, twin] : [twin, own];
  const name = entity.name as EntityName;
  const confirm = async () => {
    setBusy(true);
    try {
      const pair = { entity: name, id: stored.id, field: twin.name };
      const send = (revision: number) => confirmTranslation({ ...pair, revision });
      await writeOf(name, () => asSeen(stored, [own.name, twin.name], send));
      notify.success('Confirmed: still right');
    } catch (error) {
      notify.error('Failed to confirm', causeOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div data-outdated={translation.name} className="mt-2">
      <Notice
        tone="wait"
        actions={
          <Button
            busy={isBusy}
            onClick={() => void confirm()}
            aria-label={`Still right: ${translation.field.label}`}
          >
            Still right
          </Button>
        }
      >
        <p className="font-semibold">
          Outdated since {formatDate(found.outdated_since!, 'en')}:{' '}
          {isNumber({ en: own, bn: twin })
            ? 'Bengali pages show another number'
            : `the ${found.source === 'en' ? 'English' : 'Bengali'} text changed`}
        </p>
        <SourceChange column={source} from={found.made_for} to={stored[source.name]} short />
      </Notice>
    </div>
  );
}
