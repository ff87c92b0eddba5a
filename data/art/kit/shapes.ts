import { createHash } from 'node:crypto';

/** The sheet that every scene is drawn on; crops are cut from it. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

export type Point = readonly [x: number, y: number];
type Stop = readonly [offset: number, colour: string, opacity?: number];

export const n = (value: number) => String(Math.round(value * 10) / 10);

const opacityOf = (opacity: number) => (opacity === 1 ? '' : ` fill-opacity="${n(opacity)}"`);

export const path = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacityOf(opacity)}/>`;

export const stroke = (d: string, colour: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` stroke-opacity="${n(opacity)}"`}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${radius ? ` rx="${n(radius)}"` : ''} fill="${fill}"/>`;

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacityOf(opacity)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${opacityOf(opacity)}/>`;

export const polygon = (points: readonly Point[], fill: string, opacity = 1) =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, opacity);

/** Translates and scales a drawing from its origin; a `flip` of -1 mirrors it. */
export const at = (x: number, y: number, scale: number, drawing: string, flip: 1 | -1 = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${flip * scale} ${scale})">${drawing}</g>`;

export const repeat = (times: number, draw: (i: number) => string) =>
  Array.from({ length: times }, (_, i) => draw(i)).join('');

export interface Gradient {
  defs: string;
  fill: string;
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A content-based id, so that the same drawing is the same text. */
function named(kind: string, attributes: string, stops: readonly Stop[]): Gradient {
  const inner = stopsOf(stops);
  const id = `g${createHash('sha1')
    .update(kind + attributes + inner)
    .digest('hex')
    .slice(0, 8)}`;
  return {
    defs: `<defs><${kind} id="${id}"${attributes}>${inner}</${kind}></defs>`,
    fill: `url(#${id})`,
  };
}

export const downward = (stops: readonly Stop[]) =>
  named('linearGradient', ' x1="0" y1="0" x2="0" y2="1"', stops);

export const radial = (stops: readonly Stop[]) => named('radialGradient', '', stops);

/** A smooth curve through the points. */
export function curve(points: readonly Point[]): string {
  let d = `M${n(points[0]![0])} ${n(points[0]![1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const from = points[i]!;
    const to = points[i + 1]!;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    d += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} `;
    d += `${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}
