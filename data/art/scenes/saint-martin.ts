import { moonBoat } from '../kit/boats.ts';
import { ground } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import { at, path, rect, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { ripples, water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const saintMartin: Scene = {
  hour: 'noon',
  mood: 'teal',
  focus: [760, 680],
  close: [760, 800],
  draw: (light) => {
    const { tint, tone } = light;
    return [
      sky(light, {
        sun: [330, 330, 84],
        horizon: 640,
        clouds: [
          [620, 220, 1.2],
          [1130, 330, 1],
        ],
        birds: [860, 380],
      }),
      water(light, 600, { colours: ['#2a9fc0', '#2fc0c4', '#8be6d6'] }),
      ripples(4, 640, 980, '#ffffff', 34),
      path('M820 640C960 540 1240 520 1600 560V690H780Z', tint('#2f8a5b')),
      path('M700 680C900 640 1200 650 1600 640V740C1200 740 900 730 700 680Z', tint('#fff1cf')),
      ...(
        [
          [980, 650, 190, -30],
          [1090, 640, 240, 26],
          [1200, 650, 210, -20],
          [1310, 640, 260, 30],
          [1440, 650, 220, -34],
          [1540, 650, 260, 14],
        ] as const
      ).map(([x, y, h, lean]) => palm(x, y, h, lean, tint('#1d6a4a'), 0.95)),
      at(640, 870, 0.72, moonBoat(tint('#7a3b1f'), tint('#f6b73c'), tint('#c2410c'))),
      ground([1010, 990, 1030, 1060, 1040], tint('#fdf3d9')),
      ground([1060, 1044, 1070, 1096, 1080], tint('#f0d9a8')),
      // Corals that the tide lays bare, in heaps.
      ...(
        [
          [300, 1010, 1.1],
          [420, 1030, 0.8],
          [640, 1012, 1],
          [980, 1050, 0.8],
          [1120, 1046, 1.25],
          [1250, 1064, 0.9],
          [1490, 1050, 1.2],
        ] as const
      ).map(([x, y, s]) =>
        at(
          x,
          y,
          s,
          path(
            'M-92 20C-96 -16 -66 -30 -48 -22C-40 -56 4 -60 18 -34C40 -48 84 -30 90 20Z',
            tint('#6b5f5c'),
          ) +
            path('M-8 20C-14 -14 6 -40 18 -34C40 -48 84 -30 90 20Z', tint('#544b4c')) +
            path(
              'M-78 -4C-74 -16 -60 -20 -48 -16C-42 -38 -16 -50 4 -42C-18 -36 -34 -22 -36 -4Z',
              tint('#93857e'),
            ) +
            rect(-100, 16, 200, 8, '#fffaf2', 4),
        ),
      ),
      palm(150, 1210, 660, 190, tone(0.9), 2.1),
      at(
        860,
        1090,
        1,
        path(
          'M-30 0C-44 -34 -10 -52 0 -24C10 -52 44 -34 30 0C20 20 -20 20 -30 0Z',
          tint('#f4a08a'),
        ) + stroke('M0 -22V10M-12 -26L-16 8M12 -26L16 8', tint('#d9755d'), 4),
      ),
    ].join('');
  },
};
