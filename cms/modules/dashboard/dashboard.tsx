import { Plus } from 'lucide-react';
import { useNavigation } from '../../stores/navigation.ts';
import { useSession } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatCards } from './stat-cards.tsx';
import { SystemInfo } from './system-info.tsx';

/** What staff do most, and the module that does it. */
const quickActions = [{ label: 'Add Tour', module: 'tours' }];

export default function Dashboard() {
  const name = useSession(({ user }) => user?.full_name);
  const go = useNavigation((navigation) => navigation.go);
  return (
    <>
      <PageHeader title="Dashboard" />
      <p className="-mt-3 mb-6 text-soft">Welcome back, {name}.</p>
      <StatCards />
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="quick-actions">
          <h2 id="quick-actions" className="mb-3 text-lg font-bold">
            Quick actions
          </h2>
          <div className="flex flex-wrap gap-3">
            {quickActions.map(({ label, module }) => (
              <Button key={module} onClick={() => go(module)}>
                <Plus aria-hidden />
                {label}
              </Button>
            ))}
          </div>
        </section>
        <SystemInfo />
      </div>
    </>
  );
}
