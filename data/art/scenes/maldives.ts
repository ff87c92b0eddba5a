import { ground, groundLine } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import { at, path, rect, repeat } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { ripples, water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const maldives: Scene = {
  hour: 'noon',
  mood: 'teal',
  focus: [900, 610],
  close: [1000, 700],
  draw: (light) => {
    const { tint, tone } = light;
    const villa = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        repeat(4, (i) => rect(-74 + i * 50, 0, 10, 84, tint('#7a5636'))) +
          rect(-104, -10, 220, 16, tint('#a87b4f')) +
          rect(-76, -92, 164, 84, tint('#f4e2c4')) +
          rect(-20, -74, 50, 66, light.hour === 'noon' ? tint('#2c7f9a') : light.window) +
          path('M-116 -86Q6 -110 128 -86L20 -210Q6 -222 -8 -210Z', tint('#9c6b3c')) +
          path('M6 -216L128 -86Q70 -98 6 -100Z', tint('#7d532d')),
      );
    return [
      sky(light, {
        sun: [1260, 260, 80],
        horizon: 600,
        clouds: [
          [160, 230, 1.5],
          [760, 150, 1],
          [1020, 380, 0.9],
        ],
      }),
      water(light, 560, { colours: ['#1487b8', '#2cc3cc', '#a4efe2'] }),
      ripples(8, 600, 1060, '#ffffff', 60),
      path('M0 590C90 530 260 510 380 575L470 596H0Z', tint('#2e8b57')),
      path('M-20 596Q220 560 500 596Q220 620 -20 596Z', tint('#fff1cf')),
      palm(120, 580, 150, 30, tint('#1f6b49'), 0.7) +
        palm(210, 570, 190, -20, tint('#1f6b49'), 0.8) +
        palm(300, 580, 140, 26, tint('#1f6b49'), 0.65),
      path('M1600 742L560 690V702L1600 772Z', tint('#a87b4f')),
      ...(
        [
          [620, 690, 0.5],
          [790, 702, 0.6],
          [990, 718, 0.75],
          [1230, 736, 0.95],
          [1500, 760, 1.15],
        ] as const
      ).map(([x, y, s]) => villa(x, y, s)),
      at(
        620,
        940,
        0.9,
        path(
          'M-170 -10C-90 26 110 26 190 -40C170 20 120 44 10 44C-90 44 -140 24 -170 -10Z',
          tint('#fffaf2'),
        ) + path('M-170 -10C-90 20 110 20 190 -40L184 -22C120 30 -80 30 -160 2Z', tint('#c2410c')),
      ),
      ground([1100, 1060, 1090, 1140, 1130, 1110, 1130], tint('#fff4d8')),
      groundLine([1100, 1060, 1090, 1140, 1130, 1110, 1130], tint('#ffffff'), 14, 0.8),
      palm(110, 1210, 640, 220, tone(0.9), 2.2),
    ].join('');
  },
};
