import { moonBoat } from '../kit/boats.ts';
import { ground } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import { at, path, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { glint, water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

const parasol = (x: number, y: number, fill: string, band: string, pole: string) =>
  stroke(`M${x} ${y}v-66`, pole, 5) +
  path(`M${x - 48} ${y - 60}A48 42 0 0 1 ${x + 48} ${y - 60}Z`, fill) +
  path(`M${x - 16} ${y - 60}A16 42 0 0 1 ${x + 16} ${y - 60}Z`, band);

export const coxsBazar: Scene = {
  hour: 'dawn',
  mood: 'coral',
  focus: [720, 820],
  close: [640, 900],
  draw: (light) => {
    const { tint, tone } = light;
    const sand = tint('#f2d6a4');
    return [
      sky(light, {
        sun: [1020, 690, 128],
        horizon: 740,
        clouds: [
          [180, 300, 1.3],
          [820, 210, 1],
          [1230, 380, 0.8],
        ],
        birds: [420, 380],
      }),
      water(light, 720, { colours: ['#f3b98f', '#5d8fae', '#1f5e86'] }),
      glint(2, 1020, 726, 950, light.disc),
      ground([868, 856, 872, 858, 866], tint('#6fa3bb')),
      ground([916, 900, 922, 904, 912], tint('#a9cfd6')),
      ground([962, 950, 970, 952, 960], tint('#fff8ec')),
      ground([984, 970, 990, 972, 982], tint('#e3bd86')),
      ground([1040, 1028, 1052, 1034, 1046], sand),
      at(120, 862, 0.38, moonBoat(tone(0.9), tint('#f6b73c'), tint('#0e7079'))),
      at(300, 836, 0.26, moonBoat(tone(0.75), tint('#f6b73c'), tint('#9b2c5e'))),
      at(590, 1010, 1.35, moonBoat(tint('#3a2620'), tint('#f6b73c'), tint('#c2410c'))),
      ...['#c2410c', '#0e7079', '#f6b73c', '#9b2c5e'].map((fill, i) =>
        parasol(850 + i * 104, 1130 + (i % 2) * 26, tint(fill), tint('#fff8ec'), tone(0.9)),
      ),
      palm(1340, 1190, 430, -60, tone(0.9), 1.6),
      palm(1480, 1210, 540, -30, tone(0.98), 1.9),
      palm(1570, 1200, 360, -90, tone(0.94), 1.4),
    ].join('');
  },
};
