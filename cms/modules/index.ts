import type { Role } from '#model/roles.ts';
import {
  BookOpen,
  Images,
  Inbox,
  LayoutDashboard,
  Map,
  MonitorSmartphone,
  MoonStar,
  PanelsTopLeft,
  Send,
  Stamp,
  TicketsPlane,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { lazy, type ComponentType } from 'react';

export interface CmsModule {
  /** Its address below /cms. */
  path: string;
  label: string;
  icon: LucideIcon;
  needs: Role;
  /** Keeps what the site shows. */
  isContent?: true;
  /** About whoever is signed in: listed with what they may do of themselves. */
  isOwn?: true;
  /** Loaded when it is first opened. */
  component: ComponentType;
}

/** Every screen of the CMS, in the order of the sidebar. */
export const modules: readonly CmsModule[] = [
  {
    path: 'dashboard',
    label: 'Dashboard',
    icon: LayoutDashboard,
    needs: 'moderator',
    component: lazy(() => import('./dashboard/dashboard.tsx')),
  },
  {
    path: 'site-management',
    label: 'Site Management',
    icon: PanelsTopLeft,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./site-management/site-management.tsx')),
  },
  {
    path: 'tours',
    label: 'Tour Packages',
    icon: Map,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./tours/tours.tsx')),
  },
  {
    path: 'umrah',
    label: 'Umrah Packages',
    icon: MoonStar,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./umrah/umrah.tsx')),
  },
  {
    path: 'visa',
    label: 'Visa Services',
    icon: Stamp,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./visa/visa.tsx')),
  },
  {
    path: 'flights',
    label: 'Flight Offers',
    icon: TicketsPlane,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./flights/flights.tsx')),
  },
  {
    path: 'blog',
    label: 'Blog Posts',
    icon: BookOpen,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./blog/blog.tsx')),
  },
  {
    path: 'contacts',
    label: 'Contact Forms',
    icon: Inbox,
    needs: 'moderator',
    component: lazy(() => import('./contacts/contacts.tsx')),
  },
  {
    path: 'staff',
    label: 'Staff Management',
    icon: Users,
    needs: 'super_admin',
    component: lazy(() => import('./staff/staff.tsx')),
  },
  {
    path: 'media',
    label: 'Media Library',
    icon: Images,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./media/media.tsx')),
  },
  {
    path: 'publishing',
    label: 'Publishing',
    icon: Send,
    needs: 'moderator',
    component: lazy(() => import('./publishing/publishing.tsx')),
  },
  {
    path: 'sessions',
    label: 'My sessions',
    icon: MonitorSmartphone,
    needs: 'moderator',
    isOwn: true,
    component: lazy(() => import('./staff/own-sessions.tsx')),
  },
];
