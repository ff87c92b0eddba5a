import { skyline } from '../kit/buildings.ts';
import { ridge } from '../kit/land.ts';
import { crown, thicket } from '../kit/plants.ts';
import { at, path, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const seoul: Scene = {
  hour: 'dawn',
  mood: 'violet',
  focus: [760, 700],
  draw: (light) => {
    const { tint, tone } = light;
    return [
      sky(light, {
        sun: [380, 520, 110],
        horizon: 760,
        clouds: [
          [900, 200, 1],
          [160, 240, 0.9],
        ],
        birds: [620, 330],
      }),
      ridge(17, 640, 180, tone(0.22)),
      skyline({
        seed: 9,
        base: 900,
        count: 22,
        min: 130,
        max: 330,
        fill: tone(0.36),
        window: light.window,
        slopes: false,
      }),
      // Namsan and its tower.
      path('M820 900C960 700 1100 560 1240 540S1480 700 1600 860V900Z', tone(0.56)),
      rect(1228, 330, 24, 230, tint('#f4ebdc')) +
        path('M1190 350H1290L1272 400H1208Z', tint('#f4ebdc')) +
        rect(1184, 330, 112, 22, tint('#c2410c')) +
        rect(1206, 306, 68, 26, tint('#f4ebdc')) +
        stroke('M1240 306V150', tint('#f4ebdc'), 8) +
        stroke('M1240 240V200', tint('#c2410c'), 9),
      thicket(8, 900, 90, 24, tone(0.66)),
      // The palace gate: stone with three arches, two roofs.
      rect(300, 890, 900, 180, tint('#cdbfae')) +
        repeat(4, (i) => stroke(`M300 ${926 + i * 36}H1200`, tint('#a89a8a'), 4)) +
        repeat(3, (i) =>
          path(`M${500 + i * 180} 1070V984A60 60 0 0 1 ${620 + i * 180} 984V1070Z`, tone(0.95)),
        ),
      rect(390, 780, 720, 112, tint('#b3402e')) +
        repeat(9, (i) => rect(420 + i * 80, 790, 20, 102, tint('#7f2a20'))) +
        rect(380, 770, 740, 22, tint('#2f8a7a')) +
        rect(380, 856, 740, 10, tint('#2f8a7a')),
      at(
        750,
        776,
        1,
        path('M-470 -34Q-330 -20 -300 -100H300Q330 -20 470 -34L420 10H-420Z', tint('#3d4a58')) +
          path('M-470 -34Q-330 -20 -300 -100H-270Q-310 0 -420 10Z', tint('#54636f')),
      ),
      rect(480, 590, 540, 90, tint('#b3402e')) +
        repeat(7, (i) => rect(500 + i * 80, 598, 20, 80, tint('#7f2a20'))) +
        rect(470, 584, 560, 18, tint('#2f8a7a')),
      at(
        750,
        590,
        1,
        path('M-370 -34Q-250 -24 -210 -118H210Q250 -24 370 -34L330 10H-330Z', tint('#3d4a58')) +
          rect(-216, -130, 432, 16, tint('#54636f'), 6),
      ),
      rect(0, 1066, 1600, 140, tint('#d9c7ae')) +
        repeat(4, (i) => stroke(`M0 ${1090 + i * 28}H1600`, tint('#bda98c'), 4)),
      ...(
        [
          [110, 6, '#d9662c'],
          [1460, 7, '#e8a23a'],
        ] as const
      ).map(
        ([x, seed, colour]) =>
          rect(x - 13, 960, 26, 160, tone(0.9)) + crown(seed, x, 880, 330, 250, tint(colour)),
      ),
    ].join('');
  },
};
