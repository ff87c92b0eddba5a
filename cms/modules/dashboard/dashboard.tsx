import type { EntityName } from '#model/entities/index.ts';
import { isAdmin } from '#model/access/roles.ts';
import { Plus } from 'lucide-react';
import { NEW, useNavigation } from '../../stores/navigation.ts';
import { useSession } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FloodNotice } from '../flood-notice.tsx';
import { listOf } from '../list-of.ts';
import { ExpiryNotice } from './expiry-notice.tsx';
import { LastChanges } from './last-changes.tsx';
import { MissingBengali } from './missing-bengali.tsx';
import { OutdatedBengali } from './outdated-bengali.tsx';
import { RecentContacts } from './recent-contacts.tsx';
import { StatCards } from './stat-cards.tsx';
import { SystemInfo } from './system-info.tsx';
import { WaitingDrafts } from './waiting-drafts.tsx';

/** The most frequent tasks: each opens a new record of an entity. */
const quickActions: readonly { label: string; entity: EntityName }[] = [
  { label: 'New Blog', entity: 'blog-post' },
  { label: 'Add Tour', entity: 'tour-package' },
  { label: 'Add Visa Service', entity: 'visa-service' },
  { label: 'Add Umrah', entity: 'umrah-package' },
];

export default function Dashboard() {
  const user = useSession((session) => session.user);
  const open = useNavigation((navigation) => navigation.open);
  return (
    <>
      <PageHeader title="Dashboard" />
      <p className="-mt-3 mb-6 text-soft">Welcome back, {user?.full_name}.</p>
      <FloodNotice />
      <ExpiryNotice />
      <StatCards />
      <section aria-label="Quick actions" className="mt-6 flex flex-wrap gap-3">
        {quickActions.map(({ label, entity }) => (
          <Button key={entity} onClick={() => open(listOf(entity), NEW)}>
            <Plus aria-hidden />
            {label}
          </Button>
        ))}
      </section>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-2">
        <RecentContacts />
        <SystemInfo />
        <WaitingDrafts />
        <MissingBengali />
        <OutdatedBengali />
        {user && isAdmin(user.role) && <LastChanges />}
      </div>
    </>
  );
}
