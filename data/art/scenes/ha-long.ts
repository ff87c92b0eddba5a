import { junk } from '../kit/boats.ts';
import { karst } from '../kit/karst.ts';
import { at } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const haLong: Scene = {
  hour: 'dawn',
  mood: 'teal',
  focus: [800, 720],
  close: [840, 830],
  draw: (light) => {
    const { tint } = light;
    return [
      sky(light, {
        sun: [800, 520, 116],
        horizon: 720,
        clouds: [
          [160, 230, 1],
          [1140, 200, 1],
        ],
        birds: [1000, 330],
      }),
      karst(light, 130, 740, 280, 260, 0.14) +
        karst(light, 380, 740, 180, 330, 0.18) +
        karst(light, 1180, 740, 220, 300, 0.16) +
        karst(light, 1460, 740, 300, 240, 0.14),
      karst(light, 1330, 760, 300, 480, 0.36) +
        karst(light, 560, 750, 150, 230, 0.28) +
        karst(light, 1030, 750, 130, 180, 0.28),
      water(light, 750, { glintAt: 800 }),
      karst(light, 200, 860, 400, 600, 0.6),
      karst(light, 1540, 880, 380, 560, 0.68),
      at(820, 980, 1.35, junk(tint('#4a2418'), tint('#c2541c'), tint('#8a3410'))),
      at(520, 850, 0.5, junk(tint('#4a2418'), tint('#d97a3a'), tint('#8a3410'))),
    ].join('');
  },
};
