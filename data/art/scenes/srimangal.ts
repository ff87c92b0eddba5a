import { ground } from '../kit/land.ts';
import { crown, reeds, thicket } from '../kit/plants.ts';
import { at, circle, polygon, rect, repeat } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { teaHill } from '../kit/tea-hill.ts';
import type { Scene } from '../scene.ts';

export const srimangal: Scene = {
  hour: 'noon',
  mood: 'mint',
  focus: [800, 680],
  draw: (light) => {
    const { tint, tone } = light;
    return [
      sky(light, { sun: [800, 330, 84], horizon: 600, birds: [380, 200] }),
      thicket(5, 600, 150, 22, tone(0.24)),
      thicket(6, 660, 170, 18, tone(0.42)),
      ground([700, 690, 680, 690, 700], tint('#6fae5c')),
      // The line through the rain forest.
      polygon(
        [
          [770, 640],
          [830, 640],
          [1240, 1200],
          [360, 1200],
        ],
        tint('#a8865f'),
      ),
      repeat(13, (i) => {
        const y = 652 + i * i * 3.3;
        const half = 26 + (y - 640) * 0.64;
        return rect(800 - half, y, half * 2, 4 + i * 1.7, tint('#5d4331'));
      }),
      polygon(
        [
          [786, 640],
          [791, 640],
          [590, 1200],
          [550, 1200],
        ],
        tint('#4a5a60'),
      ),
      polygon(
        [
          [809, 640],
          [814, 640],
          [1050, 1200],
          [1010, 1200],
        ],
        tint('#4a5a60'),
      ),
      at(
        800,
        660,
        0.62,
        rect(-66, -150, 132, 150, tint('#0b5a61'), 14) +
          rect(-66, -70, 132, 20, tint('#f6b73c')) +
          rect(-48, -134, 40, 44, tint('#d8f0f0'), 6) +
          rect(8, -134, 40, 44, tint('#d8f0f0'), 6) +
          circle(0, -30, 12, '#fff6cf') +
          rect(-74, -14, 148, 18, tone(0.95), 4),
      ),
      ...(
        [
          [130, 1120, 1000],
          [330, 900, 640],
          [480, 800, 430],
          [1470, 1120, 1040],
          [1280, 900, 660],
          [1120, 800, 440],
        ] as const
      ).map(
        ([x, y, h], i) =>
          rect(x - h * 0.03, y - h * 0.8, h * 0.06, h * 0.8, tone(0.8)) +
          crown(
            20 + i,
            x,
            y - h * 0.78,
            h * 0.72,
            h * 0.36,
            [tint('#2f7d4a'), tint('#3f9355'), tint('#5aa85c')][i % 3]!,
          ),
      ),
      teaHill(light, [1010, 1050, 1200, 1300, 1300, 1300, 1200, 1050, 1010], 3, tint('#4c9a50')),
      reeds(4, 0, 420, 1200, 120, tone(0.9), 18),
      reeds(6, 1180, 1600, 1200, 120, tone(0.9), 18),
    ].join('');
  },
};
