import { hills, ridge } from '../kit/land.ts';
import { crown } from '../kit/plants.ts';
import { at, path, polygon, rect } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { snowPeak } from '../kit/snow-peak.ts';
import { ripples, water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** The lake below the peak like a fish's tail, with the island of the temple. */
export const pokhara: Scene = {
  hour: 'noon',
  mood: 'teal',
  focus: [800, 600],
  close: [820, 800],
  draw: (light) => {
    const { tint, tone } = light;
    const boat = (hull: string) =>
      path('M-120 -22C-70 16 70 16 124 -26C104 28 60 42 0 42S-100 30 -120 -22Z', tint(hull)) +
      path('M-120 -22C-70 16 70 16 124 -26L118 -12C70 26 -70 24 -112 -8Z', tone(0.9));
    const roof = (y: number, half: number) =>
      polygon(
        [
          [-half, y],
          [-half * 0.5, y - 44],
          [half * 0.5, y - 44],
          [half, y],
        ],
        tint('#a63608'),
      );
    return [
      sky(light, {
        sun: [330, 260, 80],
        horizon: 700,
        clouds: [
          [1180, 300, 1.1],
          [520, 200, 0.8],
        ],
        birds: [420, 400],
      }),
      snowPeak(light, 330, 430, 860, 470, 0.12) + snowPeak(light, 1390, 400, 860, 460, 0.14),
      snowPeak(light, 900, 190, 860, 420, 0.2) + snowPeak(light, 790, 250, 860, 330, 0.26),
      ridge(61, 690, 120, tone(0.34)),
      hills(62, 770, 60, tint('#3f8f6b')),
      hills(63, 810, 40, tint('#2f7350')),
      water(light, 830, { colours: ['#a9dbe2', '#4fb0c0', '#1c6d84'], glintAt: 330 }),
      ripples(64, 850, 1130, '#ffffff', 54),
      // The island: a temple with two roofs among trees.
      path('M600 872Q820 812 1050 872Q1080 900 820 904Q570 900 600 872Z', tint('#4f9a58')),
      crown(65, 960, 836, 130, 96, tint('#2f7350')) + crown(66, 680, 842, 110, 80, tint('#23583f')),
      at(
        820,
        862,
        1,
        rect(-70, -96, 140, 96, tint('#c9764f')) +
          rect(-16, -60, 32, 60, tint('#5d2f28')) +
          roof(-90, 122) +
          rect(-38, -170, 76, 40, tint('#c9764f')) +
          roof(-162, 72) +
          polygon(
            [
              [-8, -204],
              [0, -244],
              [8, -204],
            ],
            tint('#f2b93f'),
          ),
      ),
      at(360, 980, 1, boat('#c2410c')),
      at(560, 1060, 1.25, boat('#0e7079')),
      at(1180, 1010, 1.1, boat('#f6b73c')),
      at(1390, 1120, 1.4, boat('#9b2c5e')),
    ].join('');
  },
};
