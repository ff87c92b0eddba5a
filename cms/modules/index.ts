import type { Role } from '#model/roles.ts';
import { LayoutDashboard, Map, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { Dashboard } from './dashboard/dashboard.tsx';
import { Tours } from './tours/tours.tsx';

export interface CmsModule {
  /** Its address below /cms. */
  path: string;
  label: string;
  icon: LucideIcon;
  needs: Role;
  component: ComponentType;
}

/** Every screen of the CMS, in the order of the sidebar. */
export const modules: readonly CmsModule[] = [
  {
    path: 'dashboard',
    label: 'Dashboard',
    icon: LayoutDashboard,
    needs: 'moderator',
    component: Dashboard,
  },
  { path: 'tours', label: 'Tour Packages', icon: Map, needs: 'moderator', component: Tours },
];
