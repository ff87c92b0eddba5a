import { sampan } from '../kit/boats.ts';
import { hills } from '../kit/land.ts';
import { blossoms, crown, thicket } from '../kit/plants.ts';
import { random } from '../kit/random.ts';
import { at, circle, n, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** Stilt roots of a mangrove, spread on the mud. */
const mangrove = (x: number, y: number, s: number, fill: string) =>
  [-82, -54, -26, 0, 26, 52, 84]
    .map((a) =>
      stroke(
        `M${x} ${n(y - 150 * s)}C${n(x + a * 0.3 * s)} ${n(y - 90 * s)} ${n(x + a * s)} ${n(y - 80 * s)} ${n(x + a * 1.15 * s)} ${y}`,
        fill,
        9 * s,
      ),
    )
    .join('') + rect(x - 11 * s, y - 340 * s, 22 * s, 210 * s, fill);

export const sundarbans: Scene = {
  hour: 'dawn',
  mood: 'mint',
  focus: [760, 820],
  draw: (light) => {
    const { tone } = light;
    const next = random(90);
    return [
      sky(light, { sun: [560, 520, 100], horizon: 740, birds: [860, 290] }),
      thicket(2, 700, 130, 26, tone(0.28)),
      thicket(3, 740, 150, 22, tone(0.46)),
      thicket(4, 780, 170, 18, tone(0.62)),
      water(light, 790, { glintAt: 560 }),
      crown(11, 1330, 480, 520, 300, tone(0.84)),
      mangrove(1330, 1010, 1.5, tone(0.92)),
      crown(13, 1520, 600, 420, 260, tone(0.9)),
      mangrove(1500, 1060, 1.2, tone(0.97)),
      crown(17, 130, 560, 480, 300, tone(0.86)),
      mangrove(120, 1020, 1.4, tone(0.93)),
      repeat(54, () => {
        const x = next() < 0.5 ? next() * 420 : 1120 + next() * 480;
        return stroke(`M${n(x)} 1060v${n(-24 - next() * 60)}`, tone(0.95), 5);
      }),
      at(760, 930, 1.15, sampan(tone(0.98), light.tint('#a86f3e'), light.tint('#5c3a22'))),
      hills(33, 1090, 14, tone(0.9)),
      hills(34, 1140, 12, tone(1)),
      // A deer at the edge of the water.
      at(
        1010,
        1096,
        1.1,
        path(
          'M-52 -60C-30 -76 20 -74 40 -64L62 -104L74 -106L84 -92L70 -84L56 -36L50 0H42L40 -34C20 -28 -20 -28 -34 -32L-40 0H-48L-50 -34Z',
          light.tint('#c9853f'),
        ) +
          stroke('M68 -104q-4 -22 -18 -30M70 -104q6 -20 18 -26', light.tint('#8a5a2c'), 4) +
          repeat(6, (i) => circle(-34 + i * 13, -56 + (i % 2) * 9, 2.6, '#fff3d6')),
      ),
      blossoms(8, 930, 1130, 260, 20, [tone(0.8)], 8, 10),
      polygon(
        [
          [0, 1200],
          [1600, 1200],
          [1600, 1190],
          [0, 1190],
        ],
        tone(1),
      ),
    ].join('');
  },
};
