import { ground, hills, ridge } from '../kit/land.ts';
import { random } from '../kit/random.ts';
import { at, circle, ellipse, n, path, rect, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** A hot-air balloon with three colours of gores. */
const balloon = (
  x: number,
  y: number,
  s: number,
  colours: readonly [string, string, string],
  basket: string,
) =>
  at(
    x,
    y,
    s,
    path(
      'M-100 -130A100 112 0 0 1 100 -130C100 -60 40 -10 24 30H-24C-40 -10 -100 -60 -100 -130Z',
      colours[0],
    ) +
      path(
        'M-58 -130C-58 -190 -36 -242 0 -242S58 -190 58 -130C58 -60 24 -10 14 30H-14C-24 -10 -58 -60 -58 -130Z',
        colours[1],
      ) +
      path(
        'M-20 -130C-20 -190 -12 -242 0 -242S20 -190 20 -130C20 -60 8 -10 5 30H-5C-8 -10 -20 -60 -20 -130Z',
        colours[2],
      ) +
      stroke('M-20 30L-16 62M20 30L16 62', basket, 3) +
      rect(-20, 60, 40, 30, basket, 5),
  );

export const cappadocia: Scene = {
  hour: 'dawn',
  mood: 'rose',
  focus: [560, 480],
  draw: (light) => {
    const { tint, tone } = light;
    const next = random(5);
    const chimney = (x: number, base: number, w: number, h: number, fill: string, side: string) =>
      path(
        `M${n(x - w / 2)} ${base}C${n(x - w * 0.4)} ${n(base - h * 0.5)} ${n(x - w * 0.26)} ${n(base - h * 0.8)} ${n(x - w * 0.14)} ${n(base - h * 0.86)}H${n(x + w * 0.14)}C${n(x + w * 0.26)} ${n(base - h * 0.8)} ${n(x + w * 0.4)} ${n(base - h * 0.5)} ${n(x + w / 2)} ${base}Z`,
        fill,
      ) +
      path(
        `M${x} ${n(base - h * 0.86)}H${n(x + w * 0.14)}C${n(x + w * 0.26)} ${n(base - h * 0.8)} ${n(x + w * 0.4)} ${n(base - h * 0.5)} ${n(x + w / 2)} ${base}H${n(x + w * 0.1)}Z`,
        side,
      ) +
      path(
        `M${n(x - w * 0.26)} ${n(base - h * 0.82)}Q${n(x - w * 0.2)} ${n(base - h * 0.94)} ${x} ${base - h}Q${n(x + w * 0.2)} ${n(base - h * 0.94)} ${n(x + w * 0.26)} ${n(base - h * 0.82)}Q${x} ${n(base - h * 0.78)} ${n(x - w * 0.26)} ${n(base - h * 0.82)}Z`,
        tint('#7d5a4c'),
      );
    const [sandstone, side] = [tint('#eac3a0'), tint('#c08d72')];
    return [
      sky(light, {
        sun: [1180, 640, 110],
        horizon: 800,
        clouds: [
          [1060, 170, 0.9],
          [120, 480, 0.8],
        ],
      }),
      ridge(21, 760, 110, tone(0.16)),
      hills(22, 830, 40, tone(0.28)),
      balloon(820, 620, 0.3, [tint('#0e7079'), tint('#fff1d2'), tint('#c2410c')], tone(0.9)) +
        balloon(1010, 520, 0.4, [tint('#9b2c5e'), tint('#f6b73c'), tint('#fff1d2')], tone(0.9)) +
        balloon(1440, 470, 0.55, [tint('#c2410c'), tint('#fff1d2'), tint('#0e7079')], tone(0.9)) +
        balloon(170, 660, 0.4, [tint('#f6b73c'), tint('#c2410c'), tint('#fff1d2')], tone(0.9)) +
        balloon(1300, 720, 0.24, [tint('#0b5a61'), tint('#f6b73c'), tint('#fff1d2')], tone(0.9)),
      balloon(430, 480, 1.15, [tint('#c2410c'), tint('#f6b73c'), tint('#fff1d2')], tint('#7a4428')),
      balloon(740, 380, 0.72, [tint('#0e7079'), tint('#fff1d2'), tint('#f6b73c')], tint('#7a4428')),
      ...[90, 250, 700, 980, 1300, 1480].map((x, i) =>
        chimney(
          x,
          980,
          120 + next() * 40,
          150 + next() * 120 + (i % 2) * 40,
          tint('#dcae8e'),
          tint('#b98a74'),
        ),
      ),
      ground([960, 930, 950, 940, 960, 930], tint('#d9a684')),
      chimney(240, 1160, 240, 420, sandstone, side) +
        chimney(440, 1150, 180, 300, sandstone, side) +
        chimney(1180, 1160, 230, 390, sandstone, side) +
        chimney(1400, 1170, 280, 490, sandstone, side) +
        chimney(1010, 1150, 150, 240, sandstone, side),
      ...(
        [
          [210, 1010],
          [250, 1070],
          [1380, 960],
          [1420, 1040],
          [1170, 1020],
          [430, 1050],
        ] as const
      ).map(([x, y]) => path(`M${x} ${y}v-34a14 14 0 0 1 28 0v34Z`, tint('#6d4438'))),
      ground([1130, 1110, 1150, 1160, 1120, 1140], tint('#c98f6c')),
      ...[620, 700, 780, 870].map((x, i) =>
        ellipse(x, 1150 + (i % 2) * 20, 34, 22, tint('#7d8a4a')),
      ),
      circle(660, 1160, 18, tint('#94a05a')),
    ].join('');
  },
};
