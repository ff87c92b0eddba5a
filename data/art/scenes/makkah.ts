import { arches } from '../kit/arcades.ts';
import { finial, minaret, windows } from '../kit/buildings.ts';
import { ridge } from '../kit/land.ts';
import { downward, ellipse, n, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { crescent, sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const makkah: Scene = {
  hour: 'night',
  mood: 'teal',
  focus: [800, 720],
  close: [770, 890],
  draw: (light) => {
    const { tint, lit, tone } = light;
    const [stone, shade, lamp] = [
      lit('#f4ecdc'),
      lit('#cbb994'),
      light.hour === 'noon' ? tint('#c9b48c') : '#f6cf86',
    ];
    const plaza = downward([
      [0, lit('#f0e8d8')],
      [1, lit('#c4b596')],
    ]);
    return [
      sky(light, {
        horizon: 900,
        clouds:
          light.hour === 'night'
            ? []
            : [
                [240, 300, 1],
                [700, 230, 0.8],
              ],
      }),
      light.hour === 'night' ? crescent(292, 410, 70, light.disc) : '',
      ridge(111, 690, 170, tone(0.4)),
      ridge(113, 740, 110, tone(0.58)),
      // The clock tower.
      rect(1120, 420, 150, 470, tone(0.5)) +
        rect(1195, 420, 75, 470, tone(0.6)) +
        rect(1020, 600, 90, 290, tone(0.5)) +
        rect(1280, 600, 90, 290, tone(0.6)) +
        polygon(
          [
            [1110, 420],
            [1136, 300],
            [1254, 300],
            [1280, 420],
          ],
          tone(0.52),
        ) +
        polygon(
          [
            [1150, 300],
            [1195, 90],
            [1240, 300],
          ],
          tone(0.5),
        ) +
        polygon(
          [
            [1195, 90],
            [1240, 300],
            [1195, 300],
          ],
          tone(0.62),
        ),
      ellipse(1195, 362, 46, 46, lit('#fdf6e4')) +
        stroke('M1195 362V332M1195 362L1216 372', tone(0.9), 6),
      finial(1195, 94, 1.2, tint('#e8c15a')),
      windows(101, 1128, 440, 134, 430, 9, 28, light.window, 0.5) +
        windows(102, 1026, 610, 78, 260, 5, 17, light.window, 0.45) +
        windows(103, 1286, 610, 78, 260, 5, 17, light.window, 0.45),
      ...[150, 430, 1010, 1470].map((x) =>
        minaret({ x, base: 900, height: 430, w: 36, fill: stone, shade }),
      ),
      rect(0, 800, 1600, 92, stone) +
        arches(0, 892, 1600, 72, 32, lamp) +
        rect(0, 796, 1600, 10, shade),
      rect(0, 884, 1600, 112, lit('#e9dfca')) +
        arches(0, 992, 1600, 88, 24, lamp) +
        rect(0, 880, 1600, 10, shade),
      plaza.defs + rect(0, 990, 1600, 210, plaza.fill),
      repeat(
        7,
        (i) =>
          `<ellipse cx="770" cy="1096" rx="${n(270 + i * 108)}" ry="${n(34 + i * 10)}" fill="none" stroke="#ffffff" stroke-opacity=".5" stroke-width="3"/>`,
      ),
      // The Kaaba under its black cover and golden band.
      polygon(
        [
          [590, 770],
          [776, 800],
          [776, 1112],
          [590, 1076],
        ],
        '#191614',
      ) +
        polygon(
          [
            [776, 800],
            [950, 774],
            [950, 1080],
            [776, 1112],
          ],
          '#282220',
        ) +
        polygon(
          [
            [590, 770],
            [770, 742],
            [950, 774],
            [776, 800],
          ],
          '#3a322d',
        ),
      polygon(
        [
          [590, 834],
          [776, 866],
          [776, 894],
          [590, 860],
        ],
        '#d9ae4c',
      ) +
        polygon(
          [
            [776, 866],
            [950, 838],
            [950, 864],
            [776, 894],
          ],
          '#b88f34',
        ),
      polygon(
        [
          [808, 944],
          [856, 936],
          [856, 1040],
          [808, 1048],
        ],
        '#d9ae4c',
      ) +
        polygon(
          [
            [817, 956],
            [847, 951],
            [847, 1034],
            [817, 1039],
          ],
          '#b88f34',
        ),
      polygon(
        [
          [584, 1060],
          [776, 1096],
          [776, 1116],
          [584, 1078],
        ],
        '#e4dccb',
      ) +
        polygon(
          [
            [776, 1096],
            [956, 1064],
            [956, 1082],
            [776, 1116],
          ],
          '#cfc4ae',
        ),
    ].join('');
  },
};
