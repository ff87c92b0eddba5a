import { ferry } from '../kit/boats.ts';
import { skyline, windows } from '../kit/buildings.ts';
import { crown, thicket } from '../kit/plants.ts';
import { at, ellipse, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** The statue with the torch, as a flat shape. */
const liberty = (copper: string, shade: string, stone: string, side: string, flame: string) =>
  polygon(
    [
      [-130, 0],
      [-110, -90],
      [110, -90],
      [130, 0],
    ],
    side,
  ) +
  polygon(
    [
      [-84, -90],
      [-66, -260],
      [66, -260],
      [84, -90],
    ],
    stone,
  ) +
  polygon(
    [
      [20, -260],
      [66, -260],
      [84, -90],
      [40, -90],
    ],
    side,
  ) +
  rect(-80, -274, 160, 18, stone) +
  path(
    'M-58 -274C-66 -380 -52 -460 -34 -520L-26 -560H26L34 -520C56 -460 66 -380 58 -274Z',
    copper,
  ) +
  path('M10 -560H26L34 -520C56 -460 66 -380 58 -274H20C30 -380 26 -470 10 -560Z', shade) +
  stroke('M-30 -500Q-10 -400 -34 -290M0 -520Q10 -400 -4 -290', shade, 6) +
  path('M18 -520L44 -660L64 -656L52 -500Z', copper) +
  polygon(
    [
      [36, -654],
      [72, -654],
      [64, -696],
      [46, -696],
    ],
    shade,
  ) +
  path('M55 -750C82 -722 76 -696 55 -694C34 -696 30 -722 55 -750Z', flame) +
  path('M-36 -540L-66 -470L-52 -420L-26 -440Z', copper) +
  polygon(
    [
      [-78, -496],
      [-46, -510],
      [-40, -440],
      [-70, -430],
    ],
    shade,
  ) +
  ellipse(0, -588, 25, 32, copper) +
  path('M4 -618Q24 -610 24 -588T4 -558Z', shade) +
  repeat(7, (i) => {
    const a = Math.PI + (Math.PI * (i + 0.5)) / 7;
    return polygon(
      [
        [Math.cos(a) * 22 - 5, -600 + Math.sin(a) * 20],
        [Math.cos(a) * 58, -600 + Math.sin(a) * 58],
        [Math.cos(a) * 22 + 5, -600 + Math.sin(a) * 20],
      ],
      copper,
    );
  });

export const newYork: Scene = {
  hour: 'dawn',
  mood: 'teal',
  focus: [720, 620],
  close: [600, 420],
  draw: (light) => {
    const { tint, tone } = light;
    return [
      sky(light, {
        sun: [820, 620, 120],
        horizon: 860,
        clouds: [
          [140, 230, 1],
          [1080, 210, 1],
        ],
        birds: [150, 420],
      }),
      skyline({
        seed: 41,
        base: 960,
        count: 26,
        min: 120,
        max: 330,
        fill: tone(0.24),
        slopes: false,
        from: 660,
      }),
      skyline({
        seed: 42,
        base: 960,
        count: 18,
        min: 90,
        max: 300,
        fill: tone(0.46),
        window: light.window,
        slopes: false,
        from: 720,
      }),
      // The stepped tower with its mast, the one with the arched crown, the tall wedge.
      rect(1060, 560, 150, 400, tone(0.7)) +
        rect(1084, 450, 102, 120, tone(0.7)) +
        rect(1104, 380, 62, 80, tone(0.7)) +
        rect(1136, 380, 30, 580, tone(0.84)) +
        polygon(
          [
            [1116, 382],
            [1135, 320],
            [1154, 382],
          ],
          tone(0.7),
        ) +
        stroke('M1135 324V220', tone(0.7), 7) +
        windows(4, 1064, 570, 142, 380, 8, 18, light.window, 0.55),
      rect(1310, 620, 110, 340, tone(0.64)) +
        path('M1310 622Q1312 540 1365 470Q1418 540 1420 622Z', tone(0.74)) +
        stroke('M1365 474V390', tone(0.74), 7) +
        repeat(3, (i) =>
          stroke(
            `M${1326 + i * 12} 618Q${1330 + i * 10} ${560 - i * 20} 1365 ${520 - i * 20}Q${1400 - i * 10} ${560 - i * 20} ${1404 - i * 12} 618`,
            light.window,
            4,
          ),
        ) +
        windows(5, 1314, 630, 102, 320, 6, 16, light.window, 0.55),
      polygon(
        [
          [900, 960],
          [912, 430],
          [974, 400],
          [986, 960],
        ],
        tone(0.58),
      ) +
        polygon(
          [
            [944, 414],
            [974, 400],
            [986, 960],
            [952, 960],
          ],
          tone(0.72),
        ) +
        stroke('M944 414V280', tone(0.58), 6),
      water(light, 956, { glintAt: 820 }),
      thicket(4, 960, 24, 60, tone(0.86)),
      ellipse(520, 1060, 320, 40, tone(0.86)) +
        crown(5, 360, 1040, 200, 60, tone(0.8)) +
        crown(6, 690, 1040, 200, 60, tone(0.8)),
      at(
        520,
        1050,
        1.16,
        liberty(
          tint('#7fc4a8'),
          tint('#4f9a84'),
          tint('#ecd6b0'),
          tint('#c4a57a'),
          tint('#f6b73c'),
        ),
      ),
      at(1120, 1030, 0.8, ferry(tint('#f28a2c'), tint('#fff1d2'), tone(0.9), tint('#c2410c'))),
    ].join('');
  },
};
