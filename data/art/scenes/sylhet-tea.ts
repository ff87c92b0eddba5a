import { hills, ridge } from '../kit/land.ts';
import { crown, tree } from '../kit/plants.ts';
import { at, path, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { teaHill } from '../kit/tea-hill.ts';
import type { Scene } from '../scene.ts';

export const sylhetTea: Scene = {
  hour: 'dawn',
  mood: 'mint',
  focus: [800, 780],
  draw: (light) => {
    const { tint, tone } = light;
    return [
      sky(light, {
        sun: [1110, 480, 104],
        horizon: 640,
        clouds: [
          [220, 250, 1],
          [700, 190, 0.8],
        ],
        birds: [520, 330],
      }),
      ridge(61, 590, 120, tone(0.16)),
      ridge(63, 650, 90, tone(0.3)),
      hills(9, 690, 26, tone(0.42)),
      tree(3, 330, 760, 250, tone(0.6)),
      tree(5, 930, 740, 220, tone(0.55)),
      teaHill(light, [760, 720, 790, 760, 700, 760], 4, tint('#7fbd6a')),
      tree(7, 1240, 880, 330, tone(0.72)),
      tree(8, 640, 900, 300, tone(0.72)),
      teaHill(light, [900, 850, 880, 950, 880, 850], 4, tint('#5fa555')),
      tree(9, 200, 1060, 480, tone(0.86)),
      teaHill(light, [1030, 1010, 1060, 1030, 1080, 1030], 4, tint('#3f8748')),
      tree(14, 1450, 1140, 540, tone(0.92)),
      // A picker's basket left between the rows.
      at(
        790,
        1120,
        1.4,
        path('M-44 -64H44L30 0H-30Z', tint('#c98b46')) +
          stroke('M-40 -44H40M-36 -24H36', tint('#8a5a2c'), 4) +
          crown(4, 0, -70, 70, 26, tint('#9bd070')),
      ),
    ].join('');
  },
};
