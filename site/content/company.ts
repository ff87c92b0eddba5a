import type { ContactInfo, HeroContent, HeroScene, ServiceOption } from './records.ts';
import { read } from './store.ts';

const SCENES = 5;
const ALL = 500;

const first = <T>(entity: string) => {
  const [id] = read<string[], 'ids'>('ids', entity) ?? [];
  return id === undefined ? null : read<T, 'record'>('record', entity, id);
};

/** The agency's own facts, or null where none are active. */
export const contactInfo = () => first<ContactInfo>('contact-info');

export const heroContent = () => first<HeroContent>('hero-content');

export const heroScenes = () => read<HeroScene[], 'cards'>('cards', 'hero-scene', SCENES, 0) ?? [];

export const serviceOptions = () =>
  read<ServiceOption[], 'cards'>('cards', 'service-option', ALL, 0) ?? [];
