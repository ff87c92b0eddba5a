import { useQueryClient } from '@tanstack/react-query';
import { hasRole } from '#model/access/roles.ts';
import { Suspense, useEffect } from 'react';
import { deviceStorage } from './client/device-storage.ts';
import { useUnreadLeads } from './client/inbox.ts';
import type { SessionUser } from './client/session.ts';
import { ModuleBoundary, NotLoaded } from './layout/module-boundary.tsx';
import { Shell } from './layout/shell.tsx';
import { SignIn } from './layout/sign-in.tsx';
import { Unreachable } from './layout/unreachable.tsx';
import { modules } from './modules/index.ts';
import { useNavigation } from './stores/navigation.ts';
import { useSession } from './stores/session.ts';
import { ListSkeleton } from './table/list-skeleton.tsx';
import { Spinner } from './ui/spinner.tsx';
import { notify, Toaster } from './ui/toast.tsx';
import { useLeaveWarning } from './ui/use-leave-warning.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { useServerEvents } from './use-server-events.ts';

export const App = () => (
  <>
    <ModuleBoundary fallback={<ScreenFailed />}>
      <Screen />
    </ModuleBoundary>
    <Toaster />
  </>
);

const ScreenFailed = () => (
  <main className="mx-auto max-w-150 p-4 lg:p-6">
    <NotLoaded />
  </main>
);

/** Whether the page alone has what somebody typed: the device had no room for it. */
const holdsTyped = () => ['cms_draft:', 'cms_pending_acts'].some(deviceStorage.holds);

function Screen() {
  useSessionWatch();
  useLeaveWarning(holdsTyped);
  const { status, user } = useSession();
  if (status === 'loading') return <Loading />;
  if (status === 'unreachable') return <Unreachable />;
  return user ? <Modules user={user} /> : <SignIn />;
}

const Loading = () => (
  <div role="status" className="grid min-h-dvh place-items-center text-accent">
    <Spinner className="size-9! border-3!" />
    <span className="sr-only">Loading</span>
  </div>
);

/** For staff alone who may see the inbox, of which it tells. */
function ServerEvents() {
  useServerEvents();
  return null;
}

function Modules({ user }: { user: SessionUser }) {
  const { active, settle, leave } = useNavigation();
  const signOut = useSession((session) => session.signOut);
  const queries = useQueryClient();
  const unread = useUnreadLeads() ?? 0;
  const allowed = modules.filter(({ needs }) => hasRole(user.role, needs));
  const module = allowed.find(({ path }) => path === active) ?? allowed[0]!;

  // The address always names the module on the screen, also where none or a forbidden one was asked for.
  useEffect(() => settle(module.path), [settle, module.path]);
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${module.label} · Kheya CMS`;
  }, [module.label, unread]);

  const onSignOut = () => {
    try {
      signOut();
      leave();
      queries.clear();
      notify.success('Logged out successfully');
    } catch {
      notify.error('Logout failed');
    }
  };

  return (
    <>
      {hasRole(user.role, 'moderator') && <ServerEvents />}
      <Shell user={user} modules={allowed} onSignOut={onSignOut}>
        <ModuleBoundary key={module.path}>
          <Suspense fallback={<ListSkeleton />}>
            <module.component />
          </Suspense>
        </ModuleBoundary>
      </Shell>
    </>
  );
}
