import { entityNamed, type EntityName } from '#model/entities/index.ts';
import { formatNumber } from '#model/format/money.ts';
import { BookOpen, Globe, Inbox, Map, MoonStar, type LucideIcon } from 'lucide-react';
import { useCount } from '../../client/use-records.ts';
import { addressOf, useNavigation } from '../../stores/navigation.ts';

const counted: readonly { entity: EntityName; icon: LucideIcon }[] = [
  { entity: 'blog-post', icon: BookOpen },
  { entity: 'tour-package', icon: Map },
  { entity: 'visa-service', icon: Globe },
  { entity: 'umrah-package', icon: MoonStar },
  { entity: 'contact-submission', icon: Inbox },
];

export const StatCards = () => (
  <ul
    aria-label="Counts"
    className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 lg:gap-4"
  >
    {counted.map((each) => (
      <StatCard key={each.entity} {...each} />
    ))}
  </ul>
);

/** How many there are, and the way to them. */
function StatCard({ entity, icon: Icon }: (typeof counted)[number]) {
  const { data, failureCount } = useCount(entity);
  const go = useNavigation((navigation) => navigation.go);
  const { module, label } = entityNamed(entity);
  return (
    <li>
      <a
        href={addressOf(module)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          go(module);
        }}
        className="block h-full rounded-card border border-hairline bg-raised p-4 hover:bg-hover lg:p-5"
      >
        <span className="flex items-center justify-between gap-2 text-faint">
          <span className="text-sm">{label.many}</span>
          <Icon aria-hidden className="size-4.5 shrink-0" />
        </span>
        {data !== undefined ? (
          <span className="mt-2 block text-2xl font-bold tabular-nums">
            {formatNumber(data, 'en')}
          </span>
        ) : failureCount > 0 ? (
          <span className="mt-2 block text-sm font-semibold text-bad">Not counted</span>
        ) : (
          <span className="mt-2 block text-sm text-faint">Counting…</span>
        )}
      </a>
    </li>
  );
}
