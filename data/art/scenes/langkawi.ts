import { karst } from '../kit/karst.ts';
import { crown, thicket } from '../kit/plants.ts';
import { n, path, polygon, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const langkawi: Scene = {
  hour: 'noon',
  mood: 'rose',
  focus: [800, 560],
  draw: (light) => {
    const { tint, tone } = light;
    return [
      sky(light, {
        sun: [260, 300, 84],
        horizon: 760,
        clouds: [
          [980, 200, 1.2],
          [420, 190, 0.8],
        ],
        birds: [420, 430],
      }),
      water(light, 760, { colours: ['#b6e0e4', '#3fa6b8', '#1b7f96'], to: 960 }),
      karst(light, 180, 800, 260, 150, 0.2) +
        karst(light, 560, 790, 180, 100, 0.16) +
        karst(light, 1340, 800, 260, 140, 0.2),
      path(
        'M0 900C120 820 260 760 400 820C520 860 620 960 760 930C900 900 980 800 1120 790C1300 780 1450 860 1600 800V1200H0Z',
        tint('#4f9a58'),
      ),
      crown(2, 160, 960, 420, 180, tint('#3a8048')) +
        crown(3, 620, 1040, 520, 160, tint('#3a8048')) +
        crown(4, 1300, 960, 560, 200, tint('#3a8048')),
      // The curved bridge hangs from one leaning mast.
      polygon(
        [
          [864, 190],
          [892, 186],
          [1000, 960],
          [940, 966],
        ],
        tint('#f4ebdc'),
      ) +
        polygon(
          [
            [880, 188],
            [892, 186],
            [1000, 960],
            [976, 962],
          ],
          tint('#cfc6b8'),
        ),
      crown(5, 985, 990, 420, 150, tint('#3a8048')),
      repeat(9, (i) => {
        // The deck is two arcs that meet below the mast.
        const [x1, y1, cx, cy, x2, y2, t] =
          i < 5
            ? [60, 760, 420, 610, 800, 640, 0.28 + i * 0.15]
            : [800, 640, 1180, 670, 1500, 720, 0.24 + (i - 5) * 0.17];
        const on = (from: number, by: number, to: number) =>
          from * (1 - t) ** 2 + by * 2 * t * (1 - t) + to * t ** 2;
        return stroke(
          `M878 ${204 + Math.abs(i - 5) * 6}L${n(on(x1, cx, x2))} ${n(on(y1, cy, y2))}`,
          tone(0.7),
          4,
        );
      }),
      stroke('M60 760Q420 610 800 640T1500 720', tint('#c2410c'), 26),
      stroke('M60 734Q420 584 800 614T1500 694', tint('#f4ebdc'), 7),
      crown(6, 60, 820, 300, 130, tint('#2f7d4a')) + crown(7, 1540, 800, 300, 150, tint('#2f7d4a')),
      thicket(8, 1150, 150, 14, tint('#2a6b44')) +
        crown(9, 1500, 1090, 420, 160, tint('#2a6b44')) +
        crown(10, 90, 1090, 420, 160, tint('#2a6b44')),
    ].join('');
  },
};
