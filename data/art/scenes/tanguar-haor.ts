import { hills } from '../kit/land.ts';
import { crown, reeds } from '../kit/plants.ts';
import { at, path, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { ripples, water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const tanguarHaor: Scene = {
  hour: 'dawn',
  mood: 'teal',
  focus: [760, 840],
  draw: (light) => {
    const { tint, tone } = light;
    const hijol = (x: number, y: number, s: number, seed: number) =>
      at(
        x,
        y,
        s,
        stroke(
          'M-6 20C-16 -60 10 -90 -6 -170M0 -90C30 -120 50 -140 66 -180M-6 -110C-40 -140 -50 -160 -70 -190',
          tone(0.92),
          18,
        ) + crown(seed, 0, -230, 300, 130, tone(0.8)),
      );
    return [
      sky(light, {
        sun: [1080, 560, 120],
        horizon: 720,
        clouds: [
          [240, 250, 1.2],
          [760, 190, 0.8],
        ],
        birds: [380, 360],
      }),
      path(
        'M0 640C120 560 260 500 380 540C520 470 700 520 820 580C980 520 1160 540 1300 590C1420 540 1520 560 1600 540V760H0Z',
        tone(0.2),
      ),
      path('M0 690C200 630 420 620 640 670C900 640 1200 660 1600 630V760H0Z', tone(0.36)),
      water(light, 716, { glintAt: 1080 }),
      hijol(250, 890, 1.1, 3),
      hijol(430, 820, 0.7, 5),
      hijol(1430, 920, 1.3, 7),
      // A wooden houseboat.
      at(
        800,
        960,
        1.3,
        path(
          'M-300 -20C-200 34 220 34 320 -50C290 30 220 60 20 60C-160 60 -270 30 -300 -20Z',
          tint('#4a2c1c'),
        ) +
          rect(-200, -104, 380, 100, tint('#b5713a'), 8) +
          path('M-226 -100Q-10 -160 206 -100L196 -84H-216Z', tint('#0b5a61')) +
          repeat(6, (i) => rect(-176 + i * 60, -80, 40, 46, light.window, 4)) +
          stroke('M-226 -20V-84M206 -24V-84', tint('#4a2c1c'), 8),
      ),
      ripples(6, 1000, 1170, light.cloud, 20),
      reeds(5, 0, 420, 1190, 130, tone(0.96), 26),
      reeds(8, 1200, 1600, 1190, 130, tone(0.96), 26),
      hills(3, 1180, 8, tone(1)),
    ].join('');
  },
};
