import type { ContactInfo, HeroContent, HeroScene, ServiceOption } from './records.ts';
import { read } from './store.ts';

const SCENES = 5;
const ALL = 500;

/** The agency's own facts, or null where none are active. */
export const contactInfo = () => read<ContactInfo, 'first'>('first', 'contact-info');

export const heroContent = () => read<HeroContent, 'first'>('first', 'hero-content');

export const heroScenes = () => read<HeroScene[], 'cards'>('cards', 'hero-scene', SCENES, 0) ?? [];

export const serviceOptions = () =>
  read<ServiceOption[], 'cards'>('cards', 'service-option', ALL, 0) ?? [];
