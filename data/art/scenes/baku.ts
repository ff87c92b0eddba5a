import { skyline, windows } from '../kit/buildings.ts';
import { ground, hills, ridge } from '../kit/land.ts';
import { thicket } from '../kit/plants.ts';
import { n, path, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const baku: Scene = {
  hour: 'dawn',
  mood: 'coral',
  focus: [780, 620],
  draw: (light) => {
    const { tint, tone } = light;
    const flame = (x: number, w: number, h: number, lean: number) =>
      path(
        `M${x - w / 2} 900C${n(x - w * 0.7)} ${n(900 - h * 0.45)} ${n(x - w * 0.3 + lean * 0.3)} ${n(900 - h * 0.8)} ${n(x + lean)} ${900 - h}C${n(x + w * 0.2 + lean * 0.5)} ${n(900 - h * 0.7)} ${n(x + w * 0.62)} ${n(900 - h * 0.4)} ${x + w / 2} 900Z`,
        tone(0.7),
      ) +
      path(
        `M${n(x + lean)} ${900 - h}C${n(x + w * 0.2 + lean * 0.5)} ${n(900 - h * 0.7)} ${n(x + w * 0.62)} ${n(900 - h * 0.4)} ${x + w / 2} 900H${x}C${n(x + w * 0.26)} ${n(900 - h * 0.4)} ${n(x + w * 0.04 + lean * 0.6)} ${n(900 - h * 0.8)} ${n(x + lean)} ${900 - h}Z`,
        tint('#e8662c'),
      ) +
      repeat(9, (i) =>
        stroke(
          `M${n(x - w * 0.44)} ${n(884 - i * h * 0.07)}Q${x} ${n(872 - i * h * 0.07)} ${n(x + w * 0.44)} ${n(884 - i * h * 0.07)}`,
          light.window,
          3,
          0.45,
        ),
      );
    const [stone, side] = [tint('#d9ae7c'), tint('#a8764e')];
    return [
      sky(light, {
        sun: [330, 560, 112],
        horizon: 780,
        clouds: [
          [160, 230, 1],
          [1100, 200, 0.9],
        ],
        birds: [520, 400],
      }),
      ridge(14, 790, 80, tone(0.2)),
      flame(700, 190, 620, 60) + flame(900, 170, 500, -40) + flame(1090, 190, 560, -80),
      hills(5, 890, 24, tone(0.5)),
      skyline({
        seed: 7,
        base: 960,
        count: 24,
        min: 50,
        max: 140,
        fill: tone(0.6),
        window: light.window,
      }),
      // The old round tower with its buttress, inside the walls.
      rect(1240, 650, 170, 350, stone) +
        rect(1330, 650, 80, 350, side) +
        path('M1400 1000V720Q1470 740 1480 1000Z', side) +
        repeat(13, (i) => stroke(`M1240 ${670 + i * 25}H1410`, side, 6)) +
        rect(1232, 636, 186, 22, stone) +
        rect(1290, 740, 22, 40, tone(0.9)) +
        rect(1290, 860, 22, 40, tone(0.9)),
      rect(0, 960, 1230, 70, stone) +
        repeat(31, (i) => rect(i * 40, 942, 24, 24, stone)) +
        rect(1230, 990, 370, 40, stone) +
        windows(3, 500, 970, 600, 40, 12, 1, tone(0.9), 0.5),
      ground([1026, 1022, 1030, 1026], tone(0.84)),
      water(light, 1050, { glintAt: 330 }),
      thicket(9, 1046, 26, 40, tone(0.94)),
    ].join('');
  },
};
