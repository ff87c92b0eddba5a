import { cloudSea } from '../kit/cloud-sea.ts';
import { ellipse, path, rect, repeat } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const flightWing: Scene = {
  hour: 'dawn',
  mood: 'teal',
  focus: [800, 560],
  draw: (light) => {
    const { tint, tone } = light;
    const night = light.hour === 'night';
    return [
      sky(light, { sun: [1160, 520, 116], horizon: 760, clouds: [[180, 230, 1.1]] }),
      cloudSea(740, 5, tone(0.14)),
      cloudSea(860, 7, night ? tone(0.3) : tint('#ffe9d2')),
      // The aeroplane climbs from left to right.
      `<g transform="translate(760 520) rotate(-12)">${
        path('M-60 -20L-260 -330H-190L140 -30Z', tint('#c9d4d8')) +
        path('M-470 -50L-590 -230H-520L-370 -56Z', tint('#c2410c')) +
        path(
          'M-520 -10C-520 -50 -480 -70 -400 -72H420C520 -70 590 -40 610 0C590 36 520 56 420 58H-340C-440 56 -520 30 -520 -10Z',
          tint('#fffaf2'),
        ) +
        path(
          'M-516 6C-420 30 480 34 608 4C586 38 520 56 420 58H-340C-440 56 -510 36 -516 6Z',
          tint('#d5dfe2'),
        ) +
        path('M-520 -14Q-300 10 600 -18Q604 -8 610 0Q300 26 -514 10Z', tint('#0e7079')) +
        repeat(22, (i) =>
          rect(-380 + i * 38, -46, 18, 24, night ? light.window : tint('#2f5f6c'), 7),
        ) +
        path('M500 -52Q556 -40 580 -22H506Z', tint('#2f5f6c')) +
        path('M-40 20L-300 330H-210L190 30Z', tint('#e6edef')) +
        path('M-300 330H-210L190 30H120Z', tint('#b4c2c6')) +
        rect(-30, 110, 130, 54, tint('#0b5a61'), 27) +
        ellipse(96, 137, 14, 27, tint('#10262b')) +
        path('M-470 0L-600 90H-540L-380 10Z', tint('#d5dfe2'))
      }</g>`,
      cloudSea(1000, 9, night ? tone(0.44) : tint('#fff6ec')),
    ].join('');
  },
};
