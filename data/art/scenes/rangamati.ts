import { ridge } from '../kit/land.ts';
import { crown } from '../kit/plants.ts';
import { at, n, path, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const rangamati: Scene = {
  hour: 'noon',
  mood: 'rose',
  focus: [800, 650],
  close: [800, 790],
  draw: (light) => {
    const { tint, tone } = light;
    const sag = (x: number) => 640 + 130 * (1 - ((x - 800) / 560) ** 2);
    return [
      sky(light, {
        sun: [1180, 300, 84],
        horizon: 640,
        clouds: [
          [260, 240, 1.1],
          [760, 180, 0.9],
        ],
        birds: [600, 330],
      }),
      ridge(91, 560, 160, tone(0.16)),
      ridge(92, 640, 110, tone(0.32)),
      water(light, 700, { colours: ['#9fd4dc', '#3f9fb4', '#166a80'], glintAt: 1180 }),
      // The banks, with the earth bare where the lake has fallen.
      path(
        'M0 590C120 590 190 690 352 736C420 790 330 890 340 970C346 1060 280 1130 250 1200H0Z',
        tint('#c99a63'),
      ) +
        path(
          'M0 590C120 590 190 690 352 736C396 780 300 880 300 960C296 1050 230 1130 190 1200H0Z',
          tint('#4f9a58'),
        ),
      path(
        'M1600 580C1490 590 1410 690 1248 736C1180 790 1270 890 1262 970C1256 1060 1320 1130 1350 1200H1600Z',
        tint('#c99a63'),
      ) +
        path(
          'M1600 580C1490 590 1410 690 1248 736C1204 780 1300 880 1302 960C1306 1050 1370 1130 1410 1200H1600Z',
          tint('#4f9a58'),
        ),
      ...[250, 1350].map(
        (x) =>
          rect(x - 46, 430, 22, 320, tint('#c2410c')) +
          rect(x + 24, 430, 22, 320, tint('#a63608')) +
          rect(x - 60, 470, 120, 24, tint('#c2410c'), 4) +
          rect(x - 54, 570, 108, 16, tint('#a63608')) +
          rect(x - 66, 742, 132, 26, tint('#b3ada2'), 5),
      ),
      stroke('M-20 560L250 440Q800 880 1350 440L1620 560', tone(0.85), 10),
      repeat(23, (i) => {
        const x = 290 + i * 46.4;
        const t = (x - 250) / 1100;
        const cable = 440 + 880 * t * (1 - t);
        return stroke(`M${n(x)} ${n(Math.min(cable, sag(x)))}V${n(sag(x) + 20)}`, tone(0.8), 4);
      }),
      stroke('M240 668Q800 900 1360 668', tint('#f6b73c'), 24),
      stroke('M240 684Q800 916 1360 684', tint('#8a5a34'), 10),
      at(
        860,
        990,
        0.9,
        path(
          'M-210 -16C-120 30 140 30 230 -30C200 30 140 58 10 58C-110 58 -180 30 -210 -16Z',
          tint('#10262b'),
        ) +
          rect(-90, -66, 190, 66, tint('#f4ebdc'), 8) +
          rect(-104, -80, 218, 18, tint('#0e7079'), 8) +
          repeat(4, (i) => rect(-70 + i * 44, -50, 26, 30, tint('#3f9fb4'))),
      ),
      crown(5, 60, 600, 240, 130, tint('#2f7d4a')),
      crown(6, 1550, 590, 240, 130, tint('#2f7d4a')),
      crown(7, 90, 1120, 380, 190, tint('#256b41')),
      crown(8, 1530, 1120, 380, 190, tint('#256b41')),
    ].join('');
  },
};
