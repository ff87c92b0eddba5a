import { hills, ridge } from '../kit/land.ts';
import { crown, pines } from '../kit/plants.ts';
import { at, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const greatWall: Scene = {
  hour: 'dawn',
  mood: 'mustard',
  focus: [760, 640],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const [stone, side, dark] = [lit('#e2c39a'), lit('#b08a66'), lit('#6d4a34')];
    const tower = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        rect(-80, -150, 160, 170, stone) +
          rect(20, -150, 60, 170, side) +
          repeat(5, (i) => rect(-86 + i * 37, -178, 24, 30, i > 2 ? side : stone)) +
          repeat(3, (i) => path(`M${-58 + i * 44} -50v-36a14 14 0 0 1 28 0v36Z`, dark)),
      );
    /** A stretch of wall that narrows with distance, with its battlements. */
    const stretch = (x1: number, y1: number, w1: number, x2: number, y2: number, w2: number) =>
      polygon(
        [
          [x1, y1 - w1],
          [x2, y2 - w2],
          [x2, y2 + w2 * 0.5],
          [x1, y1 + w1 * 0.5],
        ],
        side,
      ) +
      polygon(
        [
          [x1, y1 - w1],
          [x2, y2 - w2],
          [x2, y2 - w2 * 0.4],
          [x1, y1 - w1 * 0.4],
        ],
        stone,
      ) +
      repeat(14, (i) => {
        const t = (i + 0.2) / 14;
        const w = w1 + (w2 - w1) * t;
        const x = x1 + (x2 - x1) * t;
        const y = y1 + (y2 - y1) * t - w;
        return rect(x, y - w * 0.22, Math.abs((x2 - x1) / 14) * 0.55, w * 0.3, stone);
      });
    return [
      sky(light, {
        sun: [1170, 420, 116],
        horizon: 660,
        clouds: [
          [180, 220, 1.1],
          [760, 190, 0.8],
        ],
        birds: [760, 300],
      }),
      ridge(44, 560, 200, tone(0.14)),
      ridge(45, 640, 200, tone(0.26)),
      stroke('M900 560L980 530L1060 560L1150 520', stone, 12),
      tower(980, 540, 0.3),
      ridge(46, 760, 180, tone(0.42)),
      path(
        'M0 900C200 820 380 640 560 640S820 800 1000 760S1300 560 1600 620V1200H0Z',
        tint('#8f8a4a'),
      ),
      stretch(940, 776, 40, 560, 640, 30) +
        stretch(940, 776, 40, 1240, 640, 34) +
        stretch(1240, 640, 34, 1620, 600, 46),
      tower(560, 650, 0.62) + tower(1240, 650, 0.72),
      path(
        'M0 1060C200 1000 420 860 640 860S1000 1010 1180 980S1460 880 1600 900V1200H0Z',
        tint('#6d7a3c'),
      ),
      stretch(940, 790, 44, 420, 960, 74),
      stretch(420, 960, 74, -60, 1120, 110),
      tower(420, 1000, 1.25),
      pines(6, 1120, 150, 12, tone(0.8)),
      hills(3, 1140, 30, tone(0.9)),
      // Smoke trees turn red in October.
      ...(
        [
          [1180, 1090, 190, '#b85a2c'],
          [1330, 1070, 240, '#c96a2c'],
          [1500, 1090, 220, '#a6481f'],
          [860, 1140, 180, '#d9822c'],
          [1010, 1120, 210, '#c96a2c'],
          [40, 1170, 220, '#a6481f'],
          [210, 1180, 170, '#d9822c'],
        ] as const
      ).map(([x, y, w, colour], i) => crown(4 + i, x, y, w, w * 0.66, tint(colour))),
    ].join('');
  },
};
