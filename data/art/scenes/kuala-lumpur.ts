import { skyline } from '../kit/buildings.ts';
import { palm, thicket } from '../kit/plants.ts';
import { circle, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const kualaLumpur: Scene = {
  hour: 'night',
  mood: 'teal',
  focus: [800, 560],
  close: [800, 460],
  draw: (light) => {
    const { lit, tone } = light;
    const steel = lit('#c9d9e2');
    const side = lit('#7f98a8');
    const twin = (x: number) =>
      [
        [84, 980, 330],
        [74, 680, 90],
        [62, 600, 90],
        [48, 520, 80],
        [32, 446, 64],
        [16, 388, 70],
      ]
        .map(
          ([half, base, h]) =>
            rect(x - half!, base! - h!, half! * 2, h!, steel) +
            rect(x + half! * 0.1, base! - h!, half! * 0.9, h!, side) +
            repeat(Math.floor(h! / 18), (i) =>
              rect(x - half!, base! - h! + 5 + i * 18, half! * 2, 6, light.window),
            ),
        )
        .join('') +
      polygon(
        [
          [x - 8, 322],
          [x, 170],
          [x + 8, 322],
        ],
        steel,
      ) +
      circle(x, 240, 9, steel);
    return [
      sky(light, {
        sun: [1260, 330, 100],
        horizon: 880,
        clouds: [
          [140, 320, 1.1],
          [1060, 500, 0.9],
        ],
      }),
      skyline({
        seed: 21,
        base: 990,
        count: 20,
        min: 160,
        max: 430,
        fill: tone(0.44),
        window: light.window,
      }),
      // The telecommunications tower behind.
      rect(352, 520, 18, 460, tone(0.6)) +
        path('M320 520Q361 450 402 520L388 560H334Z', tone(0.66)) +
        stroke('M361 460V330', tone(0.66), 8),
      twin(680),
      twin(920),
      rect(752, 640, 96, 26, steel) +
        rect(752, 650, 96, 8, light.window) +
        stroke('M760 740L800 666L840 740', steel, 9),
      rect(520, 930, 560, 70, tone(0.72)),
      thicket(7, 1020, 90, 20, tone(0.8)),
      water(light, 1050, { glintAt: 800 }),
      ...[640, 720, 800, 880, 960].map((x, i) =>
        repeat(5, (k) => {
          const [reach, rise] = [(k - 2) * 16, 90 + (i % 2) * 50 - Math.abs(k - 2) * 20];
          return stroke(
            `M${x} 1096Q${x + reach * 0.4} ${1096 - rise} ${x + reach} ${1110 - rise * 0.7}`,
            '#ffffff',
            4,
            0.6,
          );
        }),
      ),
      palm(150, 1200, 420, 60, tone(0.98), 1.5) + palm(1460, 1200, 460, -60, tone(0.98), 1.6),
    ].join('');
  },
};
