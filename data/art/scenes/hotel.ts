import { ridge } from '../kit/land.ts';
import { palm, thicket } from '../kit/plants.ts';
import { at, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { ripples } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const hotel: Scene = {
  hour: 'dawn',
  mood: 'violet',
  focus: [820, 720],
  close: [720, 900],
  draw: (light) => {
    const { tint, tone } = light;
    const lamp = light.hour === 'noon' ? tint('#bfe0e6') : '#ffd894';
    return [
      sky(light, {
        sun: [330, 470, 100],
        horizon: 760,
        clouds: [
          [160, 230, 1],
          [1160, 200, 0.9],
        ],
        birds: [420, 300],
      }),
      ridge(5, 720, 110, tone(0.24)),
      thicket(6, 900, 120, 20, tone(0.5)),
      rect(520, 330, 800, 620, tint('#f4e3cc')) +
        rect(1080, 330, 240, 620, tint('#d9c2a8')) +
        rect(500, 312, 840, 26, tint('#c2410c')) +
        rect(560, 280, 720, 36, tint('#f4e3cc')),
      repeat(5, (row) =>
        repeat(7, (column) => {
          const [x, y] = [556 + column * 108, 372 + row * 96];
          return (
            rect(x, y, 70, 60, (row * 3 + column * 5) % 4 ? lamp : tone(0.66), 6) +
            rect(x - 8, y + 58, 86, 8, tint('#b39a7c')) +
            stroke(`M${x - 4} ${y + 58}v-20h78v20`, tint('#b39a7c'), 3)
          );
        }),
      ),
      rect(560, 860, 720, 90, lamp) +
        repeat(9, (i) => rect(556 + i * 88, 850, 14, 100, tint('#c9ae8c'))) +
        rect(520, 846, 800, 20, tint('#c2410c')) +
        rect(820, 872, 200, 78, tint('#fff6e0')),
      rect(0, 944, 1600, 40, tint('#e6cfae')),
      // The pool, its ladder, and loungers.
      path('M180 1000H1420L1560 1160H40Z', tint('#fff1d8')) +
        path('M240 1016H1360L1470 1136H130Z', tint('#2fb4c4')) +
        `<g transform="translate(260 0) scale(.62 1)">${ripples(4, 1036, 1116, '#ffffff', 16)}</g>`,
      `<g opacity=".5">${repeat(5, (i) => rect(560 + i * 140, 1030 + (i % 2) * 40, 90, 8, lamp, 4))}</g>`,
      ...[300, 430, 1170, 1300].map((x) =>
        at(
          x,
          994,
          1,
          polygon(
            [
              [-44, 0],
              [30, 0],
              [56, -34],
              [46, -38],
              [24, -12],
              [-44, -12],
            ],
            tint('#fffaf2'),
          ) + stroke('M-36 0v14M24 0v14', tone(0.86), 5),
        ),
      ),
      ...[360, 1240].map((x) =>
        at(
          x,
          1000,
          1,
          stroke('M0 0V-150', tone(0.86), 7) +
            path('M-96 -136Q0 -220 96 -136Z', tint('#f6b73c')) +
            path('M-32 -142Q0 -214 32 -142Z', tint('#fff6e0')),
        ),
      ),
      palm(170, 1030, 520, 40, tone(0.86), 1.5) +
        palm(1450, 1030, 560, -40, tone(0.9), 1.6) +
        palm(70, 1060, 360, -30, tone(0.94), 1.2),
    ].join('');
  },
};
