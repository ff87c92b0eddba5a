import { ground, ridge } from '../kit/land.ts';
import { mist } from '../kit/mist.ts';
import { conifer, reeds } from '../kit/plants.ts';
import { at, path, polygon, rect, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const sajek: Scene = {
  hour: 'dawn',
  mood: 'rose',
  focus: [840, 720],
  draw: (light) => {
    const { tint, tone } = light;
    const cottage = (x: number, y: number, s: number, roof: string) =>
      at(
        x,
        y,
        s,
        stroke('M-70 0V90M0 0V110M70 0V90', tone(0.92), 8) +
          rect(-96, -10, 192, 14, tint('#8a5a34')) +
          rect(-80, -90, 160, 82, tint('#e0b578')) +
          stroke('M-50 -90V-10M-20 -90V-10M50 -90V-10', tint('#b98a4c'), 3) +
          rect(6, -70, 34, 60, light.window) +
          polygon(
            [
              [-110, -82],
              [0, -176],
              [110, -82],
            ],
            roof,
          ) +
          polygon(
            [
              [0, -176],
              [110, -82],
              [40, -82],
            ],
            tone(0.7),
            0.35,
          ),
      );
    return [
      sky(light, {
        sun: [420, 480, 110],
        horizon: 700,
        clouds: [
          [900, 210, 1.1],
          [160, 190, 0.8],
        ],
        birds: [760, 330],
      }),
      ridge(71, 560, 150, tone(0.14)),
      mist(620, light, 1),
      ridge(72, 690, 150, tone(0.32)),
      mist(740, light, 2),
      ridge(73, 810, 140, tone(0.5)),
      mist(860, light, 3, 340),
      path('M420 1200C560 1010 760 800 960 770C1180 740 1420 700 1600 640V1200Z', tint('#4f8f58')),
      path('M560 1200C700 1040 860 900 1060 860C1260 830 1450 800 1600 750V1200Z', tint('#3a7448')),
      stroke('M700 1210C860 1090 1060 1060 1180 960S1400 820 1600 800', tint('#e7cfa0'), 22),
      cottage(900, 800, 0.9, tint('#c2410c')),
      cottage(1140, 770, 1.05, tint('#0e7079')),
      cottage(1400, 720, 1.25, tint('#c2410c')),
      ground([1090, 1110, 1160, 1200, 1210, 1180, 1150], tone(0.86)),
      conifer(170, 1150, 300, tone(0.9)),
      conifer(290, 1170, 220, tone(0.95)),
      reeds(7, 0, 520, 1200, 90, tone(0.97), 22),
    ].join('');
  },
};
