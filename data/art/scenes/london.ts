import { skyline } from '../kit/buildings.ts';
import { at, circle, ellipse, n, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import { ripples, water } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

export const london: Scene = {
  hour: 'dawn',
  mood: 'mustard',
  focus: [900, 540],
  close: [1000, 420],
  draw: (light) => {
    const { tint, tone } = light;
    const [stone, side] = [tint('#c98f52'), tone(0.84)];
    const clock = [
      rect(1010, 330, 130, 620, stone) + rect(1080, 330, 60, 620, side),
      repeat(6, (i) => rect(1024 + i * 18, 480, 7, 430, side)),
      rect(996, 300, 158, 160, stone) +
        rect(1084, 300, 70, 160, side) +
        circle(1075, 380, 62, tint('#fff6e0')) +
        `<circle cx="1075" cy="380" r="62" fill="none" stroke="${tone(0.95)}" stroke-width="7"/>` +
        stroke('M1075 380V334M1075 380L1102 396', tone(0.95), 7),
      rect(990, 456, 170, 16, tint('#f6c65b')) + rect(990, 292, 170, 14, tint('#f6c65b')),
      polygon(
        [
          [1000, 292],
          [1030, 220],
          [1120, 220],
          [1150, 292],
        ],
        tone(0.8),
      ) +
        rect(1040, 180, 70, 44, stone) +
        polygon(
          [
            [1032, 182],
            [1075, 70],
            [1118, 182],
          ],
          tone(0.86),
        ) +
        stroke('M1075 76V36', tint('#f6c65b'), 6),
    ].join('');
    return [
      sky(light, {
        sun: [420, 560, 124],
        horizon: 860,
        clouds: [
          [160, 230, 1.1],
          [560, 330, 0.8],
          [1210, 200, 0.9],
        ],
        birds: [640, 300],
      }),
      skyline({
        seed: 6,
        base: 960,
        count: 26,
        min: 80,
        max: 240,
        fill: tone(0.22),
        slopes: false,
      }),
      // The great wheel.
      `<circle cx="330" cy="640" r="250" fill="none" stroke="${tone(0.56)}" stroke-width="12"/>`,
      repeat(24, (i) => {
        const a = (i * Math.PI) / 12;
        return (
          stroke(
            `M330 640L${n(330 + Math.cos(a) * 250)} ${n(640 + Math.sin(a) * 250)}`,
            tone(0.5),
            2.5,
            0.7,
          ) + ellipse(330 + Math.cos(a) * 266, 640 + Math.sin(a) * 266, 15, 11, tone(0.64))
        );
      }),
      stroke('M330 640L220 960M330 640L440 960', tone(0.6), 13) + circle(330, 640, 20, tone(0.7)),
      // Parliament.
      rect(1130, 720, 480, 240, stone) +
        rect(1130, 708, 480, 16, side) +
        repeat(
          16,
          (i) =>
            rect(1146 + i * 29, 740, 13, 70, side, 6) +
            rect(1146 + i * 29, 840, 13, 90, side, 6) +
            polygon(
              [
                [1140 + i * 29, 710],
                [1146 + i * 29, 670],
                [1152 + i * 29, 710],
              ],
              stone,
            ),
        ),
      rect(1460, 470, 110, 490, stone) +
        rect(1520, 470, 50, 490, side) +
        [1460, 1545]
          .map((x) =>
            polygon(
              [
                [x, 474],
                [x + 13, 400],
                [x + 26, 474],
              ],
              side,
            ),
          )
          .join(''),
      clock,
      water(light, 960, { glintAt: 420 }),
      // The bridge, and a red bus on it.
      rect(0, 900, 1010, 34, tint('#5f7a5a')) +
        repeat(5, (i) =>
          path(
            `M${i * 202} 934H${i * 202 + 202}V1010H${i * 202 + 182}Q${i * 202 + 101} 930 ${i * 202 + 20} 1010H${i * 202}Z`,
            tint('#4a6448'),
          ),
        ),
      at(
        650,
        902,
        1,
        rect(-120, -150, 240, 140, tint('#c8281c'), 14) +
          repeat(
            5,
            (i) =>
              rect(-106 + i * 44, -136, 36, 36, light.window, 4) +
              rect(-106 + i * 44, -76, 36, 36, light.window, 4),
          ) +
          rect(-120, -92, 240, 8, tint('#fff1d2')) +
          circle(-70, -8, 22, tone(1)) +
          circle(70, -8, 22, tone(1)) +
          circle(-70, -8, 9, tint('#d8d3c8')) +
          circle(70, -8, 9, tint('#d8d3c8')),
      ),
      rect(0, 888, 1010, 14, tint('#7d9a74')),
      // The embankment that the bridge leans on.
      rect(1010, 934, 590, 64, tone(0.7)) +
        rect(1010, 930, 590, 12, tint('#d9b184')) +
        rect(984, 876, 52, 136, tint('#4a6448')) +
        rect(976, 868, 68, 16, tint('#7d9a74'), 4),
      ripples(7, 1040, 1170, light.sky[3], 20),
    ].join('');
  },
};
