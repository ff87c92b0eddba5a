import { roundArches } from '../kit/arcades.ts';
import { ground } from '../kit/land.ts';
import { palm, thicket } from '../kit/plants.ts';
import { at, ellipse, n, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { ripples, water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A tower of Angkor: a ribbed bud. */
const bud = (x: number, base: number, w: number, h: number, fill: string, shade: string) =>
  path(
    `M${n(x - w / 2)} ${base}V${n(base - h * 0.4)}C${n(x - w * 0.56)} ${n(base - h * 0.66)} ${n(x - w * 0.26)} ${n(base - h * 0.9)} ${x} ${base - h}C${n(x + w * 0.26)} ${n(base - h * 0.9)} ${n(x + w * 0.56)} ${n(base - h * 0.66)} ${n(x + w / 2)} ${n(base - h * 0.4)}V${base}Z`,
    fill,
  ) +
  path(
    `M${x} ${base - h}C${n(x + w * 0.26)} ${n(base - h * 0.9)} ${n(x + w * 0.56)} ${n(base - h * 0.66)} ${n(x + w / 2)} ${n(base - h * 0.4)}V${base}H${n(x + w * 0.1)}Z`,
    shade,
  ) +
  repeat(7, (i) => {
    const y = base - h * (0.36 + i * 0.085);
    const half = (w / 2) * (1.08 - i * 0.12);
    return stroke(`M${n(x - half)} ${n(y)}Q${x} ${n(y + 12)} ${n(x + half)} ${n(y)}`, shade, 7);
  });

export const angkor: Scene = {
  hour: 'dawn',
  mood: 'coral',
  focus: [800, 660],
  draw: (light) => {
    const { tint, tone } = light;
    const [stone, shade] = [tone(0.72), tone(0.9)];
    const temple = [
      bud(800, 800, 150, 430, stone, shade),
      bud(610, 810, 120, 310, stone, shade) + bud(990, 810, 120, 310, stone, shade),
      bud(450, 820, 100, 220, stone, shade) + bud(1150, 820, 100, 220, stone, shade),
      rect(380, 760, 840, 70, stone) + roundArches(390, 826, 820, 52, 26, shade),
      rect(240, 800, 1120, 60, stone) + roundArches(250, 858, 1100, 46, 40, shade),
      polygon(
        [
          [740, 860],
          [752, 720],
          [800, 690],
          [848, 720],
          [860, 860],
        ],
        stone,
      ) + rect(784, 780, 32, 80, shade),
    ].join('');
    return [
      sky(light, {
        sun: [1010, 560, 124],
        horizon: 820,
        clouds: [
          [180, 260, 1.1],
          [1080, 220, 0.9],
        ],
        birds: [360, 420],
      }),
      thicket(4, 830, 130, 24, tone(0.46)),
      palm(300, 840, 330, -20, tone(0.8), 0.9) +
        palm(1330, 840, 360, 20, tone(0.8), 0.95) +
        palm(1420, 840, 280, 20, tone(0.8), 0.8),
      temple,
      water(light, 858, {}),
      `<g transform="translate(0 1716) scale(1 -1)" opacity=".42">${temple}</g>`,
      ripples(8, 900, 1160, light.sky[3], 26),
      ...(
        [
          [200, 1090, 1.2],
          [420, 1160, 1],
          [1260, 1110, 1.3],
          [1460, 1170, 1.1],
        ] as const
      ).map(([x, y, s]) =>
        at(
          x,
          y,
          s,
          ellipse(0, 12, 84, 18, tone(0.86)) +
            path('M-34 4C-38 -24 -14 -36 0 -46C14 -36 38 -24 34 4Q0 18 -34 4Z', tint('#f3a0b8')) +
            path('M-12 6C-14 -16 14 -16 12 6Z', tint('#ffe0e6')),
        ),
      ),
      ground([1190, 1180, 1196, 1200, 1194, 1180], tone(1)),
    ].join('');
  },
};
