import type { RecordNamed } from '#model/entities/index.ts';
import {
  Building,
  Calendar,
  Camera,
  Compass,
  createLucideIcon,
  Globe,
  Heart,
  MapPin,
  Plane,
  Shield,
  Star,
  Zap,
  type LucideIcon,
} from 'lucide-react';

/** Lucide has none; drawn as the site draws it. */
const Passport = createLucideIcon('Passport', [
  ['rect', { x: '4', y: '2', width: '16', height: '20', rx: '2', key: 'cover' }],
  ['circle', { cx: '12', cy: '10', r: '4', key: 'globe' }],
  ['path', { d: 'M8 10h8', key: 'equator' }],
  ['path', { d: 'M9 18h6', key: 'title' }],
]);

type Name = RecordNamed<'service-option'>['icon'];

const icons: Readonly<Record<Name, LucideIcon>> = {
  MapPin,
  Plane,
  Building,
  Star,
  Shield,
  Passport,
  Calendar,
  Camera,
  Heart,
  Globe,
  Compass,
  Zap,
};

/** The icon that staff chose for a service. */
export const serviceIcon = (name: string): LucideIcon => icons[name as Name] ?? Compass;
