import { sampan } from '../kit/boats.ts';
import { hills } from '../kit/land.ts';
import { crown, thicket } from '../kit/plants.ts';
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
  close: [830, 900],
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
        1112,
        1.3,
        path(
          'M-56 -62C-40 -78 6 -78 34 -68C44 -84 52 -98 58 -108L50 -122L66 -116Q76 -116 80 -110L96 -100Q94 -92 80 -92C70 -84 64 -62 58 -46Q54 -36 52 -30L54 2H46L40 -30C20 -24 -14 -26 -32 -32L-34 2H-42L-46 -30Q-58 -40 -56 -62Z',
          light.tint('#c9853f'),
        ) +
          path('M28 -28L30 2H23L16 -27ZM-20 -29L-18 2H-25L-32 -30Z', light.tint('#8a5a2c')) +
          path('M-44 -32Q-4 -22 44 -32L42 -26Q0 -16 -40 -28Z', '#fff3d6', 0.7) +
          path('M-56 -60Q-68 -54 -64 -38Q-56 -46 -52 -56Z', light.tint('#fff3d6')) +
          stroke(
            'M66 -116C60 -134 44 -142 48 -164M54 -134q-10 -4 -16 -14M70 -116C72 -134 84 -142 80 -164M74 -134q10 -4 14 -14',
            light.tint('#8a5a2c'),
            4,
          ) +
          circle(76, -106, 2.4, tone(1)) +
          repeat(11, (i) => circle(-40 + i * 7.6, -62 + ((i * 5) % 3) * 9, 2.6, '#fff3d6')),
      ),
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
