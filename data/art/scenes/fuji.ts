import { ground } from '../kit/land.ts';
import { blossoms, crown, thicket } from '../kit/plants.ts';
import { at, path, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const fuji: Scene = {
  hour: 'noon',
  mood: 'rose',
  focus: [840, 600],
  draw: (light) => {
    const { tint, tone } = light;
    const red = tint('#b8402c');
    const dark = tint('#7f2a20');
    return [
      sky(light, {
        sun: [420, 380, 100],
        horizon: 760,
        clouds: [
          [1120, 240, 1],
          [160, 560, 1.1],
        ],
        birds: [620, 300],
      }),
      path(
        'M120 860C420 780 620 520 760 330Q800 296 840 330C980 520 1200 780 1560 860Z',
        tone(0.4),
      ),
      path(
        'M840 330C980 520 1200 780 1560 860H1000C960 700 900 560 800 312Q820 310 840 330Z',
        tone(0.54),
      ),
      path(
        'M760 330Q800 296 840 330C880 390 930 460 980 520L930 500L910 560L860 500L830 590L790 510L750 570L720 500L670 540L632 516C680 450 724 384 760 330Z',
        tint('#fffaf4'),
      ),
      path(
        'M800 312Q820 310 840 330C880 390 930 460 980 520L930 500L910 560L860 500C850 440 830 370 800 312Z',
        tint('#d5dfec'),
      ),
      thicket(5, 850, 70, 26, tint('#4f8f74')),
      water(light, 880, { glintAt: 420, to: 1010 }),
      ground([1010, 1000, 990, 960, 900, 880], tint('#5f9a5c')),
      ground([1080, 1090, 1080, 1040, 960, 940], tint('#3c7a48')),
      // The pagoda among cherry trees.
      repeat(5, (i) => {
        const y = 980 - i * 112;
        const half = 112 - i * 10;
        return (
          rect(1270 - half * 0.62, y - 76, half * 1.24, 84, i % 2 ? tint('#d9583c') : red) +
          repeat(3, (k) =>
            rect(1270 - half * 0.42 + k * half * 0.32, y - 60, half * 0.16, 46, tint('#fbe6c8')),
          ) +
          at(
            1270,
            y - 66,
            1,
            path(
              `M${-half * 1.5} 0Q${-half * 0.9} -12 ${-half * 0.6} -46H${half * 0.6}Q${half * 0.9} -12 ${half * 1.5} 0L${half * 1.36} 14H${-half * 1.36}Z`,
              dark,
            ),
          )
        );
      }),
      stroke('M1270 500V360', dark, 9) +
        stroke('M1256 400h28M1254 426h32M1252 452h36', tint('#d9962c'), 6),
      crown(3, 1490, 920, 420, 240, tint('#f4a9bd')) +
        crown(4, 1060, 1050, 330, 170, tint('#f7bccb')) +
        crown(7, 1400, 1090, 520, 180, tint('#f9cdd8')),
      stroke(
        'M-20 300Q160 260 330 330M120 286Q180 330 190 400M-20 160Q120 170 240 130',
        tint('#5d3a34'),
        16,
      ),
      blossoms(5, -30, 90, 400, 330, [tint('#f4a9bd'), tint('#f9cdd8'), tint('#fffaf4')], 60, 26),
      thicket(8, 1190, 90, 20, tint('#2f6b4a')),
    ].join('');
  },
};
