import { dhow } from '../kit/boats.ts';
import { skyline } from '../kit/buildings.ts';
import { ground } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import { at, n, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const cairo: Scene = {
  hour: 'dawn',
  mood: 'mustard',
  focus: [800, 660],
  close: [560, 760],
  draw: (light) => {
    const { tint, tone } = light;
    const pyramid = (x: number, base: number, half: number, h: number, cap: boolean) => {
      const fill = tint('#eab96c');
      const side = tint('#b87a3c');
      return (
        polygon(
          [
            [x, base - h],
            [x + half, base],
            [x - half, base],
          ],
          fill,
        ) +
        polygon(
          [
            [x, base - h],
            [x + half, base],
            [x + half * 0.28, base + h * 0.06],
          ],
          side,
        ) +
        repeat(9, (i) => {
          const t = 0.16 + i * 0.09;
          return stroke(
            `M${n(x - half * t)} ${n(base - h * (1 - t))}L${n(x + half * 0.28 * t)} ${n(base - h * (1 - t) + h * 0.06 * t)}`,
            side,
            4,
            0.35,
          );
        }) +
        (cap
          ? polygon(
              [
                [x, base - h],
                [x + half * 0.24, base - h * 0.76],
                [x + half * 0.06, base - h * 0.72],
                [x - half * 0.06, base - h * 0.77],
                [x - half * 0.24, base - h * 0.76],
              ],
              tint('#fbe6bf'),
            )
          : '')
      );
    };
    return [
      sky(light, {
        sun: [360, 560, 124],
        horizon: 800,
        clouds: [
          [980, 200, 1.1],
          [180, 240, 0.8],
        ],
        birds: [760, 280],
      }),
      skyline({
        seed: 11,
        base: 800,
        count: 40,
        min: 10,
        max: 60,
        fill: tone(0.22),
        slopes: false,
      }),
      ground([800, 790, 796, 790, 800], tint('#e3b676')),
      pyramid(1320, 820, 250, 280, false),
      pyramid(560, 830, 340, 400, false),
      pyramid(930, 860, 440, 520, true),
      ground([870, 880, 866, 880, 870], tint('#dba766')),
      // The Sphinx: body, paws and the striped headcloth.
      at(
        430,
        1010,
        1.2,
        path(
          'M-300 0V-70C-290 -150 -220 -176 -140 -170C-60 -166 -20 -150 20 -120V0Z',
          tint('#c98a48'),
        ) +
          path('M-60 0V-100Q-50 -150 0 -150T60 -100V0Z', tint('#d9a05a')) +
          path(
            'M-104 -104L-72 -250Q0 -306 72 -250L104 -104Q60 -92 44 -128H-44Q-60 -92 -104 -104Z',
            tint('#c98a3c'),
          ) +
          repeat(5, (i) =>
            stroke(
              `M${-96 + i * 6} ${-122 - i * 28}L${-48 + i * 2} ${-140 - i * 22}M${96 - i * 6} ${-122 - i * 28}L${48 - i * 2} ${-140 - i * 22}`,
              tint('#8f5a26'),
              8,
            ),
          ) +
          path('M-44 -236Q0 -262 44 -236V-170Q40 -118 0 -108T-44 -170Z', tint('#eab96c')) +
          path('M0 -250Q26 -250 44 -236V-170Q40 -118 0 -108Z', tint('#d99f52')) +
          stroke(
            'M-32 -214q10 -8 20 0M12 -214q10 -8 20 0M-30 -200h16M14 -200h16M-14 -150q14 6 28 0M-6 -170q6 5 12 0',
            tint('#8f5a26'),
            5,
          ) +
          rect(-104, -46, 84, 56, tint('#eab96c'), 24) +
          rect(20, -46, 84, 56, tint('#d99f52'), 24),
      ),
      ground([1010, 1014, 1000, 990, 1000], tint('#c98f50')),
      // The Nile and a felucca.
      ground([1050, 1040, 1046, 1036, 1040], tint('#5f8a4a')),
      water(light, 1066, { colours: ['#8fc0b4', '#2f7f88', '#12525e'] }),
      at(1080, 1120, 0.92, dhow(tint('#5a3422'), tint('#fffaf2'), tint('#c2410c'))),
      palm(1400, 1090, 330, -30, tone(0.9), 1.2) +
        palm(1480, 1100, 400, 20, tone(0.94), 1.4) +
        palm(1550, 1100, 280, 30, tone(0.9), 1.1) +
        palm(90, 1100, 330, 30, tone(0.94), 1.2),
    ].join('');
  },
};
