import { mix } from './colour.ts';

export const hours = ['dawn', 'noon', 'night'] as const;
export type Hour = (typeof hours)[number];
export type Mood = 'coral' | 'violet' | 'rose' | 'mint' | 'teal' | 'mustard';

type Sky = readonly [top: string, upper: string, lower: string, horizon: string];

const skies: Readonly<Record<Hour, Record<Mood, Sky>>> = {
  dawn: {
    coral: ['#5b2a6e', '#c4527a', '#ff9b6a', '#ffd48e'],
    violet: ['#2b1e5b', '#8c3a78', '#f0765a', '#ffc878'],
    rose: ['#6c6fae', '#cf8fae', '#ffc2a0', '#ffe6c4'],
    mint: ['#14575a', '#4d9c83', '#d7e8a9', '#f6f0c0'],
    teal: ['#0e5c6b', '#4aa09c', '#f2cb8c', '#ffe6b8'],
    mustard: ['#b8502c', '#ea944a', '#f9c86a', '#ffeab8'],
  },
  noon: {
    coral: ['#5fbbd0', '#b4e0dc', '#ffeed2', '#ffd6b2'],
    violet: ['#5c7fc4', '#a9bce6', '#e9e4f2', '#ffebd2'],
    rose: ['#6fb0dc', '#c0daee', '#fbe9e4', '#ffd5c8'],
    mint: ['#3fa796', '#9ad6ba', '#e4f3cc', '#fff6da'],
    teal: ['#1b96ba', '#7ccfdc', '#d8f2ec', '#fff6e0'],
    mustard: ['#f0bd60', '#f8d894', '#fdecc6', '#fff8e8'],
  },
  night: {
    coral: ['#1b1440', '#4a2460', '#8e3f6a', '#d9785f'],
    violet: ['#120f38', '#2a2263', '#56418c', '#9a6fa0'],
    rose: ['#1a1b44', '#3e3670', '#7e5c92', '#d59a9a'],
    mint: ['#08302f', '#12514a', '#2f7f6a', '#8fbe94'],
    teal: ['#07152e', '#12385c', '#2a6a86', '#7fb0a8'],
    mustard: ['#15203a', '#33405e', '#7a6a6a', '#d9ae74'],
  },
};

/** Strength of each hour's tint on coloured things. */
const casts = { dawn: 0.14, noon: 0, night: 0.5 } as const;

export interface Light {
  hour: Hour;
  sky: Sky;
  disc: string;
  glow: string;
  cloud: string;
  /** A lit window; by day, dark glass. */
  window: string;
  /** The colour of a flat layer: 0 is far away in the haze, 1 near and dark. */
  tone: (depth: number) => string;
  /** A colour tinted by this light. */
  tint: (own: string) => string;
  /** The same under lamps: less tint at night. */
  lit: (own: string) => string;
}

export function lightOf(hour: Hour, mood: Mood): Light {
  const sky = skies[hour][mood];
  const [top, upper, lower] = sky;
  const haze = mix(lower, upper, 0.45);
  const deep = mix(top, '#0c1a26', hour === 'night' ? 0.6 : 0.68);
  const middle = mix(mix(upper, top, 0.75), deep, 0.25);
  const cast = hour === 'night' ? mix(deep, top, 0.5) : upper;
  return {
    hour,
    sky,
    disc: hour === 'night' ? '#fff1c9' : hour === 'dawn' ? '#fff0c4' : '#fffbe0',
    glow: hour === 'night' ? mix(upper, '#fff1c9', 0.4) : hour === 'dawn' ? '#ffd08a' : '#fff4c4',
    cloud: hour === 'night' ? mix(upper, '#ffffff', 0.2) : hour === 'dawn' ? '#ffe3cb' : '#ffffff',
    window: hour === 'noon' ? mix(middle, '#112233', 0.3) : '#ffd28a',
    tone: (depth) =>
      depth < 0.5 ? mix(haze, middle, depth * 2) : mix(middle, deep, (depth - 0.5) * 2),
    tint: (own) => mix(own, cast, casts[hour]),
    lit: (own) => mix(own, cast, hour === 'night' ? 0.12 : casts[hour]),
  };
}
