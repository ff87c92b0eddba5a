import type { AnyEntity } from '#model/entities/index.ts';
import type { Role } from '#model/access/roles.ts';
import {
  BookOpen,
  ChartColumn,
  Images,
  Inbox,
  Languages,
  LayoutDashboard,
  Map,
  MessageSquareText,
  MonitorSmartphone,
  MoonStar,
  PanelsTopLeft,
  Send,
  Signpost,
  ShieldUser,
  Stamp,
  TicketsPlane,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { lazy, type ComponentType } from 'react';

interface Screen {
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

export interface CmsModule extends Screen {
  /** Its address below /cms. */
  path: string;
}

/** The modules that entities name, and those that keep no entity's records. */
type ModulePath =
  | AnyEntity['module']
  | 'dashboard'
  | 'media'
  | 'numbers'
  | 'personal-data'
  | 'publishing'
  | 'sessions'
  | 'translations'
  | 'trash';

/** Every screen of the CMS, in the order of the sidebar. */
const screens: Readonly<Record<ModulePath, Screen>> = {
  dashboard: {
    label: 'Dashboard',
    icon: LayoutDashboard,
    needs: 'moderator',
    component: lazy(() => import('./dashboard/dashboard.tsx')),
  },
  'site-management': {
    label: 'Site Management',
    icon: PanelsTopLeft,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./site-management/site-management.tsx')),
  },
  tours: {
    label: 'Tour Packages',
    icon: Map,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./tours/tours.tsx')),
  },
  umrah: {
    label: 'Umrah Packages',
    icon: MoonStar,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./umrah/umrah.tsx')),
  },
  visa: {
    label: 'Visa Services',
    icon: Stamp,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./visa/visa.tsx')),
  },
  flights: {
    label: 'Flight Offers',
    icon: TicketsPlane,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./flights/flights.tsx')),
  },
  blog: {
    label: 'Blog Posts',
    icon: BookOpen,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./blog/blog.tsx')),
  },
  'landing-pages': {
    label: 'Landing Pages',
    icon: Signpost,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./landing-pages/landing-pages.tsx')),
  },
  translations: {
    label: 'Translations',
    icon: Languages,
    needs: 'translator',
    component: lazy(() => import('./translations/translations.tsx')),
  },
  contacts: {
    label: 'Contact Forms',
    icon: Inbox,
    needs: 'moderator',
    component: lazy(() => import('./contacts/contacts.tsx')),
  },
  'reply-templates': {
    label: 'Reply Templates',
    icon: MessageSquareText,
    needs: 'moderator',
    component: lazy(() => import('./reply-templates/reply-templates.tsx')),
  },
  numbers: {
    label: 'Numbers',
    icon: ChartColumn,
    needs: 'moderator',
    component: lazy(() => import('./numbers/numbers.tsx')),
  },
  staff: {
    label: 'Staff Management',
    icon: Users,
    needs: 'super_admin',
    component: lazy(() => import('./staff/staff.tsx')),
  },
  media: {
    label: 'Media Library',
    icon: Images,
    needs: 'moderator',
    isContent: true,
    component: lazy(() => import('./media/media.tsx')),
  },
  publishing: {
    label: 'Publishing',
    icon: Send,
    needs: 'moderator',
    component: lazy(() => import('./publishing/publishing.tsx')),
  },
  'personal-data': {
    label: 'Personal Data',
    icon: ShieldUser,
    needs: 'super_admin',
    component: lazy(() => import('./contacts/personal-data.tsx')),
  },
  trash: {
    label: 'Trash',
    icon: Trash2,
    needs: 'super_admin',
    component: lazy(() => import('./trash/trash.tsx')),
  },
  sessions: {
    label: 'My sessions',
    icon: MonitorSmartphone,
    needs: 'translator',
    isOwn: true,
    component: lazy(() => import('./staff/own-sessions.tsx')),
  },
};

export const modules: readonly CmsModule[] = Object.entries(screens).map(([path, screen]) => ({
  path,
  ...screen,
}));
