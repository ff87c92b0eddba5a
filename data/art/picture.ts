import { hours, lightOf, type Hour } from './kit/light.ts';
import { HEIGHT, WIDTH, type Point } from './kit/shapes.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes/index.ts';

const crops = {
  /** The whole sheet, 4:3. */
  full: (): Frame => ({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
  wide: (focus: Point): Frame => within(focus, WIDTH, 900),
  square: (focus: Point): Frame => within(focus, HEIGHT, HEIGHT),
  detail: (focus: Point): Frame => within(focus, 800, 600),
} as const;

export type Crop = keyof typeof crops;
export const cropNames = Object.keys(crops) as Crop[];

interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

const within = ([x, y]: Point, w: number, h: number): Frame => ({
  x: clamp(x - w / 2, WIDTH - w),
  y: clamp(y - h / 2, HEIGHT - h),
  w,
  h,
});

export class UnknownPicture extends Error {
  constructor(name: string) {
    super(`There is no picture "${name}": a scene, then perhaps an hour, then perhaps a crop`);
  }
}

interface Picture {
  scene: Scene;
  hour: Hour;
  crop: Crop;
}

/** Parses a picture's name, `bali-night-wide`: scene, hour, crop; the last two have defaults. */
function pictureNamed(name: string): Picture {
  const [crop, rest] = ending(name, cropNames) ?? ['full', name];
  const [hour, sceneName] = ending(rest, hours) ?? [undefined, rest];
  const scene = scenes[sceneName];
  if (!scene) throw new UnknownPicture(name);
  return { scene, hour: hour ?? scene.hour, crop };
}

function ending<T extends string>(name: string, endings: readonly T[]): [T, string] | undefined {
  const found = endings.find((each) => name.endsWith(`-${each}`));
  return found && [found, name.slice(0, -found.length - 1)];
}

/** A picture as SVG; deterministic. */
export function drawPicture(name: string): string {
  const { scene, hour, crop } = pictureNamed(name);
  const focus = scene.focus ?? [800, 640];
  const { x, y, w, h } = crops[crop](crop === 'detail' ? (scene.close ?? focus) : focus);
  const drawing = scene.draw(lightOf(hour, scene.mood));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${drawing}</svg>`;
}
