import { entityNamed, type EntityName } from '#model/entities/index.ts';
import { formatNumber } from '#model/money.ts';
import { BookOpen, Globe, Inbox, Map, MoonStar, type LucideIcon } from 'lucide-react';
import { useCount } from '../../client/use-records.ts';

const counted: readonly { entity: EntityName; icon: LucideIcon }[] = [
  { entity: 'blog-post', icon: BookOpen },
  { entity: 'tour-package', icon: Map },
  { entity: 'visa-service', icon: Globe },
  { entity: 'umrah-package', icon: MoonStar },
  { entity: 'contact-submission', icon: Inbox },
];

export const StatCards = () => (
  <ul aria-label="Counts" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4 xl:grid-cols-5">
    {counted.map((each) => (
      <StatCard key={each.entity} {...each} />
    ))}
  </ul>
);

function StatCard({ entity, icon: Icon }: (typeof counted)[number]) {
  const { data } = useCount(entity);
  return (
    <li className="rounded-card border border-hairline bg-raised p-4 lg:p-5">
      <div className="flex items-center justify-between text-faint">
        <span className="text-sm">{entityNamed(entity).label.many}</span>
        <Icon aria-hidden className="size-4.5" />
      </div>
      <p className="mt-2 text-2xl font-bold tabular-nums">
        {data === undefined ? '—' : formatNumber(data, 'en')}
      </p>
    </li>
  );
}
