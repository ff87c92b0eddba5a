import { ferry, sailboat } from '../kit/boats.ts';
import { skyline } from '../kit/buildings.ts';
import { crown } from '../kit/plants.ts';
import { at, n, path, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { ripples, water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const sydney: Scene = {
  hour: 'noon',
  mood: 'rose',
  focus: [800, 690],
  close: [1060, 680],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const steel = tone(0.6);
    /** One shell: its back, the ribs on it, and the glass in its mouth. */
    const shell = (x: number, w: number, h: number, side: 1 | -1) => {
      const tip = `${n(w)} ${n(-h)}`;
      const front = `C${n(w * 0.8)} ${n(-h * 0.6)} ${n(w * 0.68)} ${n(-h * 0.3)} ${n(w * 0.64)} 0`;
      const drawing =
        path(
          `M${tip}${front}H${n(w * 0.94)}C${n(w * 0.86)} ${n(-h * 0.34)} ${n(w * 0.9)} ${n(-h * 0.7)} ${tip}Z`,
          lit('#3f5f74'),
        ) +
        path(
          `M0 0C${n(w * 0.06)} ${n(-h * 0.5)} ${n(w * 0.4)} ${n(-h * 0.94)} ${tip}${front}Z`,
          lit('#fffaf2'),
        ) +
        [0.24, 0.44]
          .map((t) =>
            stroke(`M${n(w * t)} 0Q${n(w * (t + 0.1))} ${n(-h * 0.66)} ${tip}`, lit('#cdd5de'), 5),
          )
          .join('');
      return at(x, 902, 1, drawing, side);
    };
    return [
      sky(light, {
        sun: [320, 360, 92],
        horizon: 780,
        clouds: [
          [560, 190, 1.1],
          [1130, 230, 1],
        ],
        birds: [520, 420],
      }),
      skyline({
        seed: 51,
        base: 880,
        count: 16,
        min: 90,
        max: 280,
        fill: tone(0.26),
        window: light.window,
        from: 980,
        slopes: false,
      }),
      rect(1196, 470, 18, 400, tone(0.34)) +
        path('M1166 480H1244L1234 530H1176Z', tone(0.34)) +
        stroke('M1205 470V390', tone(0.34), 6),
      // The harbour bridge.
      stroke('M-60 800Q340 330 740 800', steel, 16) +
        stroke('M-60 860Q340 410 740 860', steel, 10) +
        repeat(19, (i) => {
          const t = (i + 0.5) / 19;
          const x = -60 + 800 * t;
          const y = 800 - 4 * 235 * t * (1 - t);
          return stroke(`M${n(x)} ${n(y)}V${y < 800 ? 800 : 860}`, steel, 4);
        }) +
        rect(-60, 792, 900, 18, tone(0.72)),
      rect(690, 660, 60, 240, tint('#d9b48a')) +
        rect(724, 660, 26, 240, tint('#b08a66')) +
        rect(760, 690, 46, 210, tint('#d9b48a')),
      water(light, 880, { colours: ['#b4d8ea', '#3f8fbc', '#12507f'], glintAt: 320 }),
      // The opera house.
      rect(700, 896, 720, 56, tint('#c98f6a')) +
        rect(670, 936, 780, 30, tint('#a8704e')) +
        repeat(24, (i) => rect(720 + i * 29, 906, 14, 24, tint('#7a4a34'))),
      shell(930, 300, 400, 1) + shell(1400, 150, 250, -1),
      shell(820, 240, 290, 1) + shell(1330, 130, 190, 1) + shell(730, 170, 190, 1),
      ripples(3, 980, 1160, '#ffffff', 26),
      at(420, 1050, 1.3, sailboat(tint('#fffaf2'), tint('#fffaf2'), tint('#f6b73c'))) +
        at(620, 990, 0.6, sailboat(tint('#fffaf2'), tint('#fffaf2'), tint('#c2410c'))),
      at(1120, 1090, 0.8, ferry(tint('#2f7a54'), tint('#fff1d2'), tone(0.9), tint('#f6b73c'))),
      crown(5, 40, 1160, 330, 120, tint('#2f6b4a')) +
        crown(6, 1560, 1160, 300, 120, tint('#2f6b4a')),
    ].join('');
  },
};
