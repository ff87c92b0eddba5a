import { shikara } from '../kit/boats.ts';
import { ridge } from '../kit/land.ts';
import { lobedLeaf } from '../kit/leaf.ts';
import { blossoms, pines, reeds } from '../kit/plants.ts';
import { at, ellipse, path, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { snowPeak } from '../kit/snow-peak.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const kashmir: Scene = {
  hour: 'dawn',
  mood: 'rose',
  focus: [800, 820],
  draw: (light) => {
    const { tint, tone } = light;
    const houseboat = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        path('M-260 -10H260L220 40H-220Z', tint('#5a3422')) +
          rect(-220, -100, 430, 92, tint('#a8663a')) +
          rect(-236, -116, 462, 20, tint('#7a4428'), 4) +
          repeat(9, (i) => rect(-206 + i * 46, -82, 30, 48, light.window, 10)) +
          rect(-190, -168, 370, 54, tint('#a8663a')) +
          rect(-206, -184, 402, 18, tint('#7a4428'), 4) +
          repeat(8, (i) => rect(-174 + i * 46, -156, 28, 36, light.window, 8)),
      );
    return [
      sky(light, {
        sun: [1180, 520, 104],
        horizon: 700,
        clouds: [
          [220, 220, 1.1],
          [880, 180, 0.8],
        ],
        birds: [560, 330],
      }),
      snowPeak(light, 420, 330, 800, 440, 0.16),
      snowPeak(light, 900, 400, 800, 400, 0.1),
      snowPeak(light, 1400, 430, 800, 430, 0.2),
      ridge(53, 690, 80, tone(0.36)),
      pines(6, 760, 110, 30, tone(0.5)),
      water(light, 744, { glintAt: 1180 }),
      houseboat(330, 800, 0.86),
      houseboat(1290, 796, 0.72),
      at(760, 960, 1.45, shikara(tint('#7a4428'), tint('#c2410c'), tint('#f6b73c'))),
      blossoms(
        4,
        650,
        900,
        210,
        22,
        [tint('#e86a8a'), tint('#fff3e6'), tint('#f6b73c'), tint('#9b2c5e')],
        22,
        13,
      ),
      ...(
        [
          [170, 1090, 1.4],
          [420, 1160, 1.1],
          [1250, 1080, 1.2],
          [1450, 1150, 1.5],
          [1060, 1160, 0.9],
        ] as const
      ).map(([x, y, s]) =>
        at(
          x,
          y,
          s,
          ellipse(0, 14, 80, 18, tint('#3f8a5a')) +
            path(
              'M-34 6C-40 -26 -20 -34 -12 -30C-8 -46 8 -46 12 -30C20 -34 40 -26 34 6Q0 20 -34 6Z',
              tint('#f08aa6'),
            ) +
            path('M-12 8C-14 -14 14 -14 12 8Z', tint('#ffd9e0')),
        ),
      ),
      // A chinar branch hangs into the picture.
      stroke(
        'M-20 150Q110 170 190 290M40 158Q150 140 260 190M-20 300Q60 320 110 420',
        tone(0.9),
        9,
      ),
      ...(
        [
          [60, 200, 1, 150],
          [130, 160, 0.9, 30],
          [190, 320, 1.2, 170],
          [270, 210, 1.1, 120],
          [120, 270, 0.9, 200],
          [110, 450, 1.2, 175],
          [40, 370, 1, 215],
          [20, 110, 1.1, 70],
        ] as const
      ).map(([x, y, s, turn], i) =>
        at(
          x,
          y,
          s,
          `<g transform="rotate(${turn})">${lobedLeaf(tint(i % 3 ? '#d9662c' : '#b8431f'))}</g>`,
        ),
      ),
      reeds(3, 1380, 1600, 1200, 110, tone(0.95), 14),
    ].join('');
  },
};
