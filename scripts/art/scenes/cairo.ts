import { dhow } from '../kit/boats.ts';
import { skyline } from '../kit/buildings.ts';
import { ground } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import { at, circle, n, path, polygon, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const cairo: Scene = {
  hour: 'dawn',
  mood: 'mustard',
  focus: [800, 660],
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
      // The Sphinx, in profile.
      at(
        420,
        1010,
        1.25,
        path(
          'M-220 0V-60C-180 -86 -60 -80 40 -84V-150C30 -176 36 -214 60 -236C90 -262 150 -258 168 -228C182 -204 186 -170 182 -128L170 -84L190 -40H300Q318 -36 318 0Z',
          tint('#d9a05a'),
        ) +
          path(
            'M60 -236C90 -262 150 -258 168 -228L150 -200C160 -170 158 -130 164 -84H120C104 -130 84 -150 60 -150Q40 -190 60 -236Z',
            tint('#b87a3c'),
          ) +
          path(
            'M152 -206Q176 -206 180 -180L190 -164L180 -158Q180 -134 158 -128Q142 -160 152 -206Z',
            tint('#eab96c'),
          ) +
          circle(164, -184, 5, tone(0.9)) +
          stroke('M-200 -34H20M190 -22H310', tint('#b87a3c'), 5),
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
