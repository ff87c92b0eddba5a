import { skyline } from '../kit/buildings.ts';
import { at, circle, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const airport: Scene = {
  hour: 'night',
  mood: 'coral',
  focus: [800, 700],
  close: [1150, 900],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const lamp = light.hour === 'noon' ? tint('#8fc0cc') : '#ffd894';
    return [
      sky(light, {
        sun: [1180, 430, 110],
        horizon: 860,
        clouds: [
          [180, 280, 1.1],
          [760, 200, 0.8],
        ],
      }),
      skyline({ seed: 61, base: 900, count: 30, min: 30, max: 110, fill: tone(0.34) }),
      // The control tower.
      polygon(
        [
          [292, 940],
          [306, 480],
          [374, 480],
          [388, 940],
        ],
        tint('#f4ebdc'),
      ) +
        polygon(
          [
            [344, 480],
            [374, 480],
            [388, 940],
            [350, 940],
          ],
          tint('#cdbfae'),
        ) +
        path('M250 400H430L404 484H276Z', lamp) +
        stroke('M296 400L306 484M340 400V484M384 400L374 484', tone(0.8), 5) +
        rect(240, 380, 200, 22, lit('#c2410c'), 6) +
        stroke('M340 380V290', tone(0.9), 7) +
        circle(340, 286, 9, tint('#ff5a3c')),
      // The terminal under its long roof.
      path('M470 760Q1040 600 1620 720V760Q1040 650 470 800Z', lit('#fffaf2')) +
        path('M500 790Q1040 660 1620 752V950H500Z', lamp) +
        repeat(16, (i) => rect(520 + i * 70, 690, 10, 260, tone(0.7))) +
        path('M470 760Q1040 600 1620 720V750Q1040 640 470 792Z', lit('#fffaf2')),
      rect(0, 940, 1600, 260, tone(0.72)) + rect(0, 936, 1600, 14, tone(0.56)),
      repeat(9, (i) => rect(40 + i * 180, 1130, 110, 10, tint('#f6e3b8'))) +
        repeat(20, (i) => circle(20 + i * 82, 1180, 6, i % 2 ? '#7fd0ff' : '#ffd894')),
      // A parked aeroplane, side on.
      at(
        930,
        990,
        1.12,
        path('M-430 -66L-520 -270H-430L-300 -80Z', lit('#c2410c')) +
          path(
            'M-500 -40C-500 -76 -440 -96 -380 -96H330C440 -94 510 -60 530 -20C510 14 440 30 330 30H-300C-420 26 -500 -4 -500 -40Z',
            lit('#fffaf2'),
          ) +
          path(
            'M-494 -20C-400 6 440 10 528 -16C508 14 440 30 330 30H-300C-410 26 -486 6 -494 -20Z',
            lit('#d5dfe2'),
          ) +
          path('M-500 -44Q-200 -24 524 -40L530 -20Q-200 0 -494 -20Z', lit('#0e7079')) +
          repeat(18, (i) => rect(-340 + i * 38, -74, 18, 24, lamp, 7)) +
          path('M430 -76Q480 -64 506 -44H436Z', tint('#2f5f6c')) +
          path('M-90 0L-260 110H-180L110 10Z', lit('#b4c2c6')) +
          rect(-30, 40, 120, 50, tint('#0b5a61'), 25) +
          stroke('M360 28V84M-60 28V90M-110 28V90', lit('#b4c2c6'), 9) +
          [360, -60, -110]
            .map((x) => circle(x, 94, 18, tone(1)) + circle(x, 94, 8, lit('#d5dfe2')))
            .join(''),
      ),
      at(
        150,
        1060,
        1,
        rect(-90, -60, 180, 50, lit('#f6b73c'), 8) +
          rect(40, -110, 60, 60, lit('#f6b73c'), 8) +
          rect(56, -98, 34, 30, lamp, 4) +
          circle(-50, -8, 18, tone(1)) +
          circle(60, -8, 18, tone(1)) +
          rect(-84, -110, 50, 46, tint('#9b2c5e'), 6) +
          rect(-28, -100, 54, 36, lit('#0e7079'), 6),
      ),
    ].join('');
  },
};
