import { dhow } from '../kit/boats.ts';
import { skyline, windows } from '../kit/buildings.ts';
import { palm } from '../kit/plants.ts';
import { at, ellipse, path, rect, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const dubai: Scene = {
  hour: 'dawn',
  mood: 'violet',
  focus: [860, 620],
  close: [760, 420],
  draw: (light) => {
    const { tint, tone } = light;
    const steps = [
      [96, 330],
      [80, 420],
      [64, 500],
      [50, 590],
      [36, 670],
      [22, 730],
      [10, 770],
      [4, 820],
    ] as const;
    return [
      sky(light, {
        sun: [1070, 690, 124],
        horizon: 860,
        clouds: [
          [180, 330, 1.1],
          [1050, 250, 0.9],
        ],
        birds: [330, 460],
      }),
      skyline({ seed: 3, base: 940, count: 22, min: 130, max: 280, fill: tone(0.26) }),
      skyline({
        seed: 5,
        base: 940,
        count: 18,
        min: 110,
        max: 330,
        fill: tone(0.5),
        window: light.window,
      }),
      steps
        .map(
          ([w, h], i) =>
            rect(640 - w, 950 - h, w * 2, h, i % 2 ? tone(0.86) : tone(0.8), w > 20 ? 14 : 2) +
            rect(640, 950 - h + 8, w, h - 8, tone(0.96)),
        )
        .join(''),
      windows(7, 580, 500, 120, 430, 8, 36, light.window, 0.5),
      // The hotel like a sail, on its own island.
      path('M1418 940V520C1300 640 1252 790 1262 940Z', tint('#f7e7d2')) +
        path('M1418 940V520C1352 640 1330 790 1336 940Z', tint('#d9b8b0')) +
        stroke(
          'M1268 860Q1340 846 1418 860M1280 780Q1346 764 1418 780M1306 700Q1360 686 1418 700',
          tone(0.62),
          5,
        ) +
        rect(1412, 480, 14, 460, tone(0.86)) +
        stroke('M1419 486V430', tone(0.86), 6) +
        ellipse(1322, 642, 34, 9, tone(0.8)),
      ellipse(1330, 946, 130, 14, tone(0.92)),
      water(light, 940, { glintAt: 1070 }),
      at(800, 1080, 0.72, dhow(tone(1), tint('#f4ebdc'), tint('#f6b73c'))),
      palm(120, 1200, 320, 50, tone(1), 1.5) + palm(250, 1220, 240, -40, tone(1), 1.2),
    ].join('');
  },
};
