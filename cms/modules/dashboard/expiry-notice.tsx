import { expiring } from '#model/agency/expiry.ts';
import { formatDate } from '#model/format/dates.ts';
import { useRecords } from '../../client/use-records.ts';
import { useNavigation } from '../../stores/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { listOf } from '../list-of.ts';
import { useNow } from '../use-now.ts';

const LIST = listOf('accreditation');

/** Names the accreditations that expire soon, or have: visitors no longer see those. */
export function ExpiryNotice() {
  const query = useRecords('accreditation');
  const { data = [] } = query;
  const open = useNavigation((navigation) => navigation.open);
  const now = new Date(useNow());
  const found = expiring(data, now);
  if (!query.data && query.failureCount > 0)
    return <QueryStates queries={[query]} failed="What expires soon could not be loaded." />;
  if (found.length === 0) return null;
  return (
    <div className="mb-5">
      <Notice tone="wait" role="status">
        <p className="font-semibold">Renew these, and enter until when they are valid then.</p>
        <ul className="mt-1">
          {found.map(({ id, name_en, unpublish_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3">
              {Date.parse(unpublish_at!) <= now.getTime()
                ? `${name_en} expired on ${formatDate(unpublish_at!, 'en')}: visitors do not see it.`
                : `${name_en} is valid until ${formatDate(unpublish_at!, 'en')}.`}
              <Button look="quiet" onClick={() => open(LIST, id)} aria-label={`Open ${name_en}`}>
                Open
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
