import { ridge, terraces } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import { at, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const bali: Scene = {
  hour: 'dawn',
  mood: 'mint',
  focus: [800, 720],
  close: [800, 790],
  draw: (light) => {
    const { tint, tone } = light;
    const half = (s: number) =>
      repeat(9, (i) => {
        const [w, y] = [190 - i * 19, 1130 - i * 64];
        return (
          path(
            `M${s * 46} ${y}H${s * (46 + w)}V${y - 32}L${s * (46 + w - 16)} ${y - 40}V${y - 64}H${s * 46}Z`,
            i % 2 ? tint('#3a2a25') : tint('#5a4036'),
          ) + rect(s > 0 ? 46 + w - 16 : -(46 + w), y - 35, 16, 8, tint('#e0a04f'))
        );
      }) +
      path(
        `M${s * 46} ${1130 - 576}L${s * 62} ${1130 - 666}L${s * 70} ${1130 - 576}Z`,
        tint('#3a2a25'),
      );
    return [
      sky(light, {
        sun: [800, 500, 116],
        horizon: 720,
        clouds: [
          [140, 260, 1],
          [1120, 320, 1.1],
        ],
      }),
      path('M330 740L720 330Q760 300 800 340L1280 740Z', tone(0.3)),
      path('M720 330Q760 300 800 340L960 468Q860 430 790 470Q740 430 640 410Z', tone(0.42)),
      ridge(41, 700, 100, tone(0.36)),
      ridge(43, 760, 80, tone(0.5)),
      terraces(
        31,
        810,
        [
          '#8cc56b',
          '#6fb15a',
          '#a8d57b',
          '#5a9c4d',
          '#7fbe62',
          '#4a8a45',
          '#92cc6e',
          '#3c773c',
        ].map(tint),
        '#fff6cf',
      ),
      polygon(
        [
          [700, 1200],
          [752, 1120],
          [848, 1120],
          [900, 1200],
        ],
        tint('#d9b88a'),
      ),
      at(800, 60, 1, half(1) + half(-1)),
      ...[520, 1080].map((x) =>
        at(
          x,
          1150,
          1,
          stroke('M0 0V-300', tint('#3a2a25'), 7) +
            path('M-8 -300Q-60 -310 -90 -240Q-70 -290 0 -290Z', tint('#f6b73c')) +
            path('M4 -296L84 -280L4 -180Z', tint('#c2410c')),
        ),
      ),
      palm(150, 1160, 470, 70, tone(0.86), 1.7) +
        palm(1450, 1180, 540, -80, tone(0.92), 1.8) +
        palm(1330, 1210, 300, 30, tone(0.82), 1.2),
    ].join('');
  },
};
