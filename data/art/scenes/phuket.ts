import { longtail } from '../kit/boats.ts';
import { karst } from '../kit/karst.ts';
import { ground } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import { at } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const phuket: Scene = {
  hour: 'dawn',
  mood: 'coral',
  focus: [780, 760],
  draw: (light) => {
    const { tint, tone } = light;
    return [
      sky(light, {
        sun: [980, 620, 116],
        horizon: 760,
        clouds: [
          [180, 260, 1.1],
          [1080, 210, 0.9],
        ],
        birds: [560, 330],
      }),
      karst(light, 240, 780, 210, 240, 0.2) +
        karst(light, 620, 780, 130, 170, 0.2) +
        karst(light, 1240, 780, 240, 220, 0.2),
      karst(light, 1400, 790, 330, 480, 0.44),
      water(light, 780, { glintAt: 980 }),
      karst(light, 420, 850, 210, 520, 0.6),
      karst(light, 90, 900, 380, 560, 0.74),
      at(690, 990, 1.25, longtail(tint('#5a2c1c'), tint('#f6b73c'), tint('#e0527a'))),
      ground([1140, 1120, 1150, 1170, 1160], tint('#f2d6a4')),
      palm(1510, 1220, 640, -110, tone(0.95), 2),
      palm(1350, 1220, 300, -40, tone(0.98), 1.3),
    ].join('');
  },
};
