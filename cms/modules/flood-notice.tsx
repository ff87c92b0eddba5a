import { MOST_OF_FLOOD } from '#model/contact/inbox-news.ts';
import { formatMoment } from '#model/format/dates.ts';
import { formatNumber } from '#model/format/money.ts';
import { useInboxNews } from '../client/inbox.ts';
import { addressOf, useNavigation } from '../stores/navigation.ts';
import { Notice } from '../ui/notice.tsx';
import { listOf } from './list-of.ts';

const LIST = listOf('contact-submission');
const SPAM = '?box=spam';

/** Says that enquiries of a flood are under suspected spam, for as long as any is. */
export function FloodNotice({ hasLink = true }: { hasLink?: boolean }) {
  const flood = useInboxNews()?.flood;
  const go = useNavigation((navigation) => navigation.go);
  if (!flood) return null;
  const count = formatNumber(flood.count, 'en') + (flood.count < MOST_OF_FLOOD ? '' : ' or more');
  const link = (
    <a
      href={addressOf(LIST) + SPAM}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(LIST, { search: SPAM });
      }}
      className="inline-flex min-h-11 items-center font-semibold underline lg:min-h-10"
    >
      Open suspected spam
    </a>
  );
  return (
    <div className="mb-5">
      <Notice tone="wait" role="status" actions={hasLink && link}>
        <p className="font-semibold">More enquiries came at once than can be real.</p>
        <p>
          {`Since ${formatMoment(flood.since, 'en')}, ${count} of them ${flood.count === 1 ? 'was' : 'were'} put under suspected spam, with no e-mail of each. Some may be real: look through them, and take those out with “Not spam”.`}
        </p>
      </Notice>
    </div>
  );
}
