import { skyline } from '../kit/buildings.ts';
import { ridge } from '../kit/land.ts';
import { crown, thicket } from '../kit/plants.ts';
import { circle, n, path, polygon, rect, repeat } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const barcelona: Scene = {
  hour: 'noon',
  mood: 'coral',
  focus: [800, 570],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const [stone, side, dark] = [lit('#e6bd8e'), lit('#b88a60'), lit('#6d4a34')];
    /** A tall honeycombed spire with a bright finial. */
    const spire = (x: number, base: number, w: number, h: number, top: string) =>
      path(
        `M${x - w / 2} ${base}C${n(x - w * 0.5)} ${n(base - h * 0.6)} ${n(x - w * 0.34)} ${n(base - h * 0.86)} ${n(x - 6)} ${base - h}H${x + 6}C${n(x + w * 0.34)} ${n(base - h * 0.86)} ${n(x + w * 0.5)} ${n(base - h * 0.6)} ${x + w / 2} ${base}Z`,
        stone,
      ) +
      path(
        `M${x} ${base - h}H${x + 6}C${n(x + w * 0.34)} ${n(base - h * 0.86)} ${n(x + w * 0.5)} ${n(base - h * 0.6)} ${x + w / 2} ${base}H${n(x + w * 0.12)}Z`,
        side,
      ) +
      repeat(Math.floor(h / 46), (i) => {
        const y = base - 60 - i * 36;
        const t = (base - y) / h;
        const half = (w / 2) * (1 - t * t * 0.92) * 0.62;
        return t > 0.92
          ? ''
          : rect(x - half, y, half * 0.7, 20, dark, 5) +
              rect(x + half * 0.3, y, half * 0.7, 20, dark, 5);
      }) +
      polygon(
        [
          [x, base - h - 46],
          [x + 20, base - h - 14],
          [x, base - h + 12],
          [x - 20, base - h - 14],
        ],
        tint(top),
      ) +
      circle(x, base - h - 16, 8, tint('#fffaf2'));
    return [
      sky(light, {
        sun: [300, 330, 92],
        horizon: 820,
        clouds: [
          [980, 200, 1.1],
          [520, 180, 0.7],
        ],
        birds: [330, 480],
      }),
      ridge(24, 820, 110, tone(0.2)),
      skyline({
        seed: 23,
        base: 1010,
        count: 26,
        min: 70,
        max: 180,
        fill: tone(0.3),
        window: light.window,
        slopes: false,
      }),
      spire(800, 960, 170, 800, '#f6b73c'),
      spire(640, 980, 116, 640, '#c2410c') + spire(960, 980, 116, 640, '#c2410c'),
      spire(520, 1000, 104, 540, '#f6b73c') + spire(1080, 1000, 104, 540, '#f6b73c'),
      // The front with its three gables and rose window.
      rect(470, 850, 660, 180, stone) + rect(470, 842, 660, 14, side),
      polygon(
        [
          [560, 1030],
          [570, 820],
          [650, 700],
          [730, 820],
          [740, 1030],
        ],
        stone,
      ) +
        polygon(
          [
            [860, 1030],
            [870, 820],
            [950, 700],
            [1030, 820],
            [1040, 1030],
          ],
          side,
        ) +
        polygon(
          [
            [690, 1030],
            [700, 760],
            [800, 600],
            [900, 760],
            [910, 1030],
          ],
          stone,
        ) +
        polygon(
          [
            [800, 600],
            [900, 760],
            [910, 1030],
            [830, 1030],
          ],
          side,
          0.6,
        ),
      path('M740 1030V900Q744 830 800 790Q856 830 860 900V1030Z', dark) +
        path('M606 1030V930Q610 890 650 860Q690 890 694 930V1030Z', dark) +
        path('M906 1030V930Q910 890 950 860Q990 890 994 930V1030Z', dark),
      circle(800, 730, 40, dark) +
        repeat(8, (i) =>
          circle(
            800 + Math.cos((i * Math.PI) / 4) * 24,
            730 + Math.sin((i * Math.PI) / 4) * 24,
            9,
            tint(['#f6b73c', '#0e7079', '#c2410c', '#9b2c5e'][i % 4]!),
          ),
        ) +
        circle(800, 730, 9, tint('#fffaf2')),
      thicket(8, 1050, 80, 22, tint('#4f9a58')),
      water(light, 1080, { colours: ['#9fd4c8', '#3f94a0', '#176074'] }),
      crown(4, 80, 1040, 240, 180, tint('#3a8048')) +
        crown(5, 1520, 1040, 240, 180, tint('#3a8048')),
    ].join('');
  },
};
