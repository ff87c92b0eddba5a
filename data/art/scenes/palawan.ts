import { outrigger } from '../kit/boats.ts';
import { karst } from '../kit/karst.ts';
import { ground } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import { at, path } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { ripples, water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const palawan: Scene = {
  hour: 'noon',
  mood: 'mint',
  focus: [760, 630],
  close: [760, 800],
  draw: (light) => {
    const { tint, tone } = light;
    return [
      sky(light, {
        sun: [760, 280, 84],
        horizon: 640,
        clouds: [
          [180, 200, 1],
          [1060, 240, 1],
        ],
        birds: [820, 380],
      }),
      karst(light, 620, 680, 260, 220, 0.18) + karst(light, 880, 680, 200, 160, 0.22),
      karst(light, 1050, 690, 220, 330, 0.36),
      karst(light, 430, 700, 260, 400, 0.42),
      water(light, 680, { colours: ['#4fc0c0', '#3fd0c4', '#a8f0dc'] }),
      ripples(3, 740, 1080, '#ffffff', 40),
      karst(light, 1330, 800, 480, 640, 0.62),
      karst(light, 150, 820, 420, 700, 0.7),
      path('M980 826C1100 790 1400 800 1600 830V880C1400 860 1120 870 980 826Z', tint('#fff1cf')),
      palm(1180, 836, 190, -30, tone(0.85), 0.9) + palm(1480, 850, 230, -40, tone(0.85), 1),
      at(720, 960, 1.3, outrigger(tint('#0b5a61'), tint('#fffaf2'))),
      ground([1170, 1150, 1140, 1160, 1180], tint('#fff4d8')),
      palm(1500, 1220, 480, -120, tone(0.94), 1.8),
    ].join('');
  },
};
