import { skyline, windows } from '../kit/buildings.ts';
import { ground } from '../kit/land.ts';
import { crown } from '../kit/plants.ts';
import { at, circle, n, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const singapore: Scene = {
  hour: 'night',
  mood: 'violet',
  focus: [860, 620],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const tower = (x: number) =>
      polygon(
        [
          [x - 66, 900],
          [x - 34, 420],
          [x + 40, 420],
          [x + 66, 900],
        ],
        tone(0.72),
      ) +
      polygon(
        [
          [x + 6, 420],
          [x + 40, 420],
          [x + 66, 900],
          [x + 22, 900],
        ],
        tone(0.9),
      ) +
      windows(x, x - 50, 440, 92, 440, 5, 22, light.window, 0.6);
    const supertree = (x: number, y: number, h: number) =>
      polygon(
        [
          [x - h * 0.05, y],
          [x - h * 0.03, y - h * 0.6],
          [x + h * 0.03, y - h * 0.6],
          [x + h * 0.05, y],
        ],
        lit('#8f3f78'),
      ) +
      repeat(11, (i) => {
        const t = (i - 5) / 5;
        return stroke(
          `M${x} ${n(y - h * 0.5)}Q${n(x + t * h * 0.1)} ${n(y - h * 0.84)} ${n(x + t * h * 0.36)} ${n(y - h * (1 - Math.abs(t) * 0.06))}`,
          lit('#d972ac'),
          6,
        );
      }) +
      path(
        `M${n(x - h * 0.38)} ${n(y - h * 0.95)}Q${x} ${n(y - h * 1.06)} ${n(x + h * 0.38)} ${n(y - h * 0.95)}Q${x} ${n(y - h * 0.99)} ${n(x - h * 0.38)} ${n(y - h * 0.95)}Z`,
        lit('#f49ac8'),
      );
    return [
      sky(light, {
        sun: [330, 330, 110],
        horizon: 860,
        clouds: [
          [120, 460, 0.9],
          [1180, 220, 1],
        ],
      }),
      skyline({
        seed: 8,
        base: 900,
        count: 16,
        min: 160,
        max: 420,
        fill: tone(0.42),
        window: light.window,
        to: 640,
      }),
      tower(760) + tower(960) + tower(1160),
      path(
        'M640 408C820 352 1120 346 1330 388C1350 396 1340 414 1316 418C1120 426 840 430 664 430C640 430 630 416 640 408Z',
        lit('#efe6f4'),
      ),
      path('M664 430C840 430 1120 426 1316 418L1300 434C1100 446 840 446 690 442Z', tone(0.6)),
      ...[720, 800, 900, 1000, 1100, 1200, 1270].map((x) =>
        crown(x, x, 380, 40, 18, lit('#3f9a6a')),
      ),
      // The lotus museum.
      ...[-2, -1, 0, 1, 2].map((i) =>
        at(
          1400,
          900,
          1,
          path(
            `M${i * 14 - 20} 0Q${i * 44 - 40} -70 ${i * 62 - 14} ${-132 + Math.abs(i) * 26}Q${i * 52 + 30} -60 ${i * 14 + 20} 0Z`,
            i % 2 ? lit('#d9c9e4') : lit('#fffaf2'),
          ),
        ),
      ),
      rect(0, 890, 1600, 20, tone(0.92)),
      repeat(40, (i) => circle(20 + i * 40, 888, 4, light.window)),
      water(light, 908, { glintAt: 960 }),
      // The garden's bank, that the great trees stand on.
      path('M0 1050C120 1040 300 1060 470 1110C560 1136 620 1160 660 1200H0Z', tone(0.96)),
      supertree(190, 1100, 560) + supertree(400, 1130, 420) + supertree(60, 1150, 380),
      crown(5, 240, 1160, 560, 80, tint('#2f6a54')) +
        crown(6, 1480, 1180, 360, 70, tint('#2f6a54')),
      ground([1180, 1178, 1190, 1200, 1190, 1180], tone(1)),
    ].join('');
  },
};
