import { formatDate } from '#model/format/dates.ts';
import { useRecords } from '../../client/use-records.ts';
import { addressOf, useNavigation } from '../../stores/navigation.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { listOf } from '../list-of.ts';
import { Nothing, Panel } from './panel.tsx';
import { recent } from '../recent.ts';
import { useNow } from '../use-now.ts';

const SHOWN = 5;
const LIST = listOf('contact-submission');
const THIS_WEEK = '?since=week';

/** Leads of the last seven days, without suspected spam. */
export function RecentContacts() {
  const query = useRecords('contact-submission');
  const { data = [] } = query;
  const { open, go } = useNavigation();
  const leads = recent(data, new Date(useNow()));
  return (
    <Panel title="Recent contacts">
      <QueryStates queries={[query]} failed="The messages could not be loaded.">
        {leads.length === 0 && <Nothing>Nobody wrote in the last 7 days.</Nothing>}
      </QueryStates>
      <ul className="divide-y divide-hairline">
        {leads.slice(0, SHOWN).map((lead) => (
          <li key={lead.id}>
            <button
              type="button"
              onClick={() => open(LIST, lead.id)}
              className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-start hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className={lead.is_read ? 'block' : 'block font-bold'}>{lead.name}</span>
                <span className="block truncate text-sm text-faint">
                  {lead.subject ?? lead.message}
                </span>
              </span>
              {!lead.is_read && <span className="text-xs font-semibold text-wait">Unread</span>}
              <span className="text-xs whitespace-nowrap text-faint">
                {formatDate(lead.created_at, 'en')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {leads.length > SHOWN && (
        <a
          href={addressOf(LIST) + THIS_WEEK}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            go(LIST, { search: THIS_WEEK });
          }}
          className="flex min-h-11 items-center border-t border-hairline px-4 py-2 text-sm text-faint hover:bg-hover hover:text-text"
        >
          {leads.length} in the last 7 days
        </a>
      )}
    </Panel>
  );
}
