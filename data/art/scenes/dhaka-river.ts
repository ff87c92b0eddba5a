import { sampan } from '../kit/boats.ts';
import { arches, roundArches } from '../kit/arcades.ts';
import { finial, halfDome, onionDome, skyline } from '../kit/buildings.ts';
import { crown } from '../kit/plants.ts';
import { at, n, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const dhakaRiver: Scene = {
  hour: 'dawn',
  mood: 'rose',
  focus: [800, 740],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const [rose, dark, trim] = [lit('#d8697c'), lit('#b04a64'), lit('#fbe3d4')];
    return [
      sky(light, {
        sun: [1250, 600, 110],
        horizon: 820,
        clouds: [
          [200, 250, 1.1],
          [1010, 230, 0.9],
        ],
        birds: [420, 340],
      }),
      skyline({
        seed: 4,
        base: 850,
        count: 24,
        min: 90,
        max: 260,
        fill: tone(0.2),
        slopes: false,
      }),
      crown(3, 180, 790, 420, 120, tone(0.5)),
      crown(4, 1440, 790, 420, 120, tone(0.5)),
      // Ahsan Manzil: two wings, a portico on top of its steps, and the dome.
      rect(300, 640, 1000, 220, rose) +
        rect(300, 626, 1000, 20, trim) +
        rect(300, 744, 1000, 12, trim),
      roundArches(320, 744, 400, 84, 8, dark),
      roundArches(880, 744, 400, 84, 8, dark),
      roundArches(320, 856, 400, 88, 8, dark),
      roundArches(880, 856, 400, 88, 8, dark),
      rect(690, 570, 220, 290, lit('#e27e8c')) +
        rect(676, 556, 248, 20, trim) +
        arches(704, 744, 192, 140, 3, dark),
      rect(716, 484, 168, 76, rose) +
        rect(708, 474, 184, 14, trim) +
        roundArches(724, 556, 152, 62, 5, dark),
      onionDome(800, 476, 96, lit('#e27e8c'), dark, 1.5) + finial(800, 336, 1.4, tint('#f6b73c')),
      ...[310, 1290].map(
        (x) =>
          rect(x - 30, 590, 60, 270, lit('#e27e8c')) +
          rect(x - 36, 578, 72, 16, trim) +
          halfDome(x, 578, 30, dark),
      ),
      polygon(
        [
          [720, 858],
          [880, 858],
          [960, 930],
          [640, 930],
        ],
        trim,
      ),
      repeat(4, (i) =>
        stroke(`M${n(706 - i * 18)} ${874 + i * 15}H${n(894 + i * 18)}`, tint('#d9b8a8'), 4),
      ),
      rect(0, 850, 640, 30, tone(0.62)) + rect(960, 850, 640, 30, tone(0.62)),
      water(light, 900, { glintAt: 1250, colours: ['#e6a98f', '#5f8f96', '#123f4a'] }),
      rect(0, 878, 640, 24, tone(0.75)) + rect(960, 878, 640, 24, tone(0.75)),
      at(350, 1040, 1.05, sampan(tone(0.98), tint('#c98b46'), tint('#6b4226'))),
      at(1190, 1090, 1.25, sampan(tone(1), tint('#0e7079'), tint('#07363c')), -1),
      at(830, 970, 0.55, sampan(tone(0.85), tint('#c2410c'), tint('#7a2a10'))),
    ].join('');
  },
};
