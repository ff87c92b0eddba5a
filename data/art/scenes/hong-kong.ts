import { junk } from '../kit/boats.ts';
import { skyline, windows } from '../kit/buildings.ts';
import { at, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const hongKong: Scene = {
  hour: 'night',
  mood: 'rose',
  focus: [760, 740],
  close: [620, 880],
  draw: (light) => {
    const { tint, tone } = light;
    return [
      sky(light, {
        sun: [1220, 410, 100],
        horizon: 800,
        clouds: [
          [180, 260, 1],
          [820, 200, 0.9],
        ],
      }),
      path(
        'M0 720C200 600 380 520 560 480C680 440 760 420 860 470C1040 540 1300 600 1600 680V940H0Z',
        tone(0.34),
      ),
      rect(770, 420, 50, 40, tone(0.5)) + path('M740 424Q795 404 850 424L838 444H752Z', tone(0.5)),
      skyline({
        seed: 5,
        base: 930,
        count: 30,
        min: 120,
        max: 300,
        fill: tone(0.54),
        window: light.window,
        slopes: false,
      }),
      // The bank with crossed braces, the tall finger, the two masts.
      polygon(
        [
          [520, 930],
          [520, 470],
          [580, 400],
          [640, 330],
          [640, 930],
        ],
        tone(0.8),
      ) +
        stroke(
          'M520 930L640 780L520 640L640 480M640 930L520 780L640 640L520 480',
          tint('#f4ebdc'),
          5,
          0.8,
        ) +
        stroke('M600 400V270M626 370V250', tint('#f4ebdc'), 5),
      path('M1010 930V330Q1010 290 1040 280H1090Q1120 290 1120 330V930Z', tone(0.86)) +
        windows(3, 1016, 330, 98, 580, 6, 26, light.window, 0.6) +
        repeat(6, (i) => rect(1012 + i * 19, 262, 10, 60, tint('#f4ebdc'))),
      rect(760, 560, 110, 370, tone(0.76)) +
        windows(4, 766, 570, 98, 350, 5, 15, light.window, 0.6),
      rect(330, 600, 120, 330, tone(0.76)) +
        windows(6, 336, 610, 108, 310, 5, 14, light.window, 0.6),
      polygon(
        [
          [1240, 930],
          [1240, 560],
          [1300, 500],
          [1360, 560],
          [1360, 930],
        ],
        tone(0.76),
      ) + windows(8, 1246, 570, 108, 350, 5, 15, light.window, 0.6),
      skyline({
        seed: 6,
        base: 936,
        count: 26,
        min: 40,
        max: 150,
        fill: tone(0.92),
        window: light.window,
        slopes: false,
      }),
      water(light, 930, { glintAt: 1060 }),
      ...(
        [
          [200, '#e86a5a'],
          [580, '#f6b73c'],
          [820, '#4fc0c0'],
          [1300, '#e86a9a'],
        ] as const
      ).map(([x, colour]) =>
        repeat(
          6,
          (i) =>
            `<g opacity=".5">${rect(x - 40 + (i % 2) * 18, 946 + i * 26, 80 - i * 6, 7, tint(colour), 3)}</g>`,
        ),
      ),
      at(600, 1090, 1.3, junk(tone(1), '#d9432c', '#8a1f14')),
    ].join('');
  },
};
