import { MOST_SCENES } from '#model/agency/hero-scenes.ts';
import type { RecordNamed } from '#model/entities/index.ts';
import { imageFacts } from '#model/media/images.ts';
import type { Locale } from '#model/kit/locales.ts';
import { localisedName } from '../format/localised.ts';

/** One scene, as props of the showcase. */
export interface Scene {
  name: string;
  lang: Locale | undefined;
  src: string;
  srcset: string | undefined;
  avif: string | undefined;
  gradient: string | undefined;
}

/** How wide a scene is shown: on a phone just the width of the screen. */
export const SCENE_SIZES = '(max-width: 55rem) 98vw, 44rem';

/** Fallback for a scene whose own picture does not load. */
export const STOCK_SCENE = '/stock/dubai.webp';

type SceneFacts = Pick<
  RecordNamed<'hero-scene'>,
  'name' | 'name_bn' | 'image_url' | 'gradient_class'
>;

const defaults: readonly SceneFacts[] = [
  { name: 'Dubai', name_bn: 'দুবাই', image_url: STOCK_SCENE, gradient_class: 'Sunset' },
  {
    name: 'Santorini',
    name_bn: 'সান্তোরিনি',
    image_url: '/stock/santorini.webp',
    gradient_class: 'Ocean',
  },
  { name: 'Bali', name_bn: 'বালি', image_url: '/stock/bali.webp', gradient_class: 'Forest' },
];

/** Up to five: the agency's own, then stock destinations it does not show itself. */
export function showcaseScenes(locale: Locale, own: readonly SceneFacts[]): Scene[] {
  const shown = new Set(own.map((scene) => scene.name));
  const filling = defaults.filter((scene) => !shown.has(scene.name));
  return [...own, ...filling].slice(0, MOST_SCENES).map((scene) => sceneOf(locale, scene));
}

function sceneOf(locale: Locale, scene: SceneFacts): Scene {
  const { value, lang } = localisedName(locale, scene, 'name');
  const { src, srcset, avif } = imageFacts(scene.image_url);
  return { name: value, lang, src, srcset, avif, gradient: scene.gradient_class?.toLowerCase() };
}
