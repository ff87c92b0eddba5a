import { roundArches } from '../kit/arcades.ts';
import { onionDome, skyline } from '../kit/buildings.ts';
import { conifer, crown } from '../kit/plants.ts';
import { circle, ellipse, n, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const moscow: Scene = {
  hour: 'dawn',
  mood: 'teal',
  focus: [800, 640],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const [brick, side, white] = [lit('#b8452f'), lit('#8a2f22'), lit('#fffaf2')];
    const swirl = (
      x: number,
      base: number,
      r: number,
      colours: readonly [string, string, string],
    ) =>
      onionDome(x, base, r, tint(colours[0]), tint(colours[1]), 1.6) +
      repeat(3, (i) =>
        stroke(
          `M${n(x - r * 0.9)} ${n(base - r * (0.1 + i * 0.34))}Q${x} ${n(base - r * (0.3 + i * 0.34))} ${n(x + r * (0.92 - i * 0.26))} ${n(base - r * (0.56 + i * 0.3))}`,
          tint(colours[2]),
          r * 0.12,
        ),
      ) +
      stroke(`M${x} ${n(base - r * 1.58)}v${n(-r * 0.5)}`, tint('#f6b73c'), 5) +
      circle(x, base - r * 1.72, 6, tint('#f6b73c'));
    const drum = (x: number, base: number, w: number, h: number) =>
      rect(x - w / 2, base - h, w, h, brick) +
      rect(x + w * 0.1, base - h, w * 0.4, h, side) +
      rect(x - w / 2 - 6, base - h, w + 12, 12, white) +
      rect(x - w / 2 - 4, base - h * 0.5, w + 8, 9, white) +
      roundArches(x - w / 2, base - 8, w, h * 0.36, 3, white, 0.5) +
      roundArches(x - w / 2, base - h * 0.56, w, h * 0.32, 3, tint('#3d2430'), 0.6);
    return [
      sky(light, {
        sun: [330, 560, 112],
        horizon: 820,
        clouds: [
          [160, 230, 1],
          [1130, 200, 1],
        ],
        birds: [1120, 360],
      }),
      skyline({ seed: 27, base: 960, count: 26, min: 70, max: 150, fill: tone(0.26) }),
      // The wall and its clock tower.
      rect(1180, 860, 420, 150, brick) +
        repeat(11, (i) => path(`M${1186 + i * 40} 862v-34h8l6 10l6 -10h8v34Z`, brick)) +
        rect(1360, 560, 130, 450, brick) +
        rect(1430, 560, 60, 450, side) +
        circle(1425, 640, 44, tint('#10262b')) +
        `<circle cx="1425" cy="640" r="38" fill="none" stroke="${tint('#f6b73c')}" stroke-width="6"/>` +
        stroke('M1425 640V612M1425 640l18 10', tint('#f6b73c'), 5) +
        rect(1350, 546, 150, 16, white) +
        polygon(
          [
            [1366, 548],
            [1425, 330],
            [1484, 548],
          ],
          tint('#3f7a5c'),
        ) +
        polygon(
          [
            [1425, 330],
            [1484, 548],
            [1432, 548],
          ],
          tint('#2c5c46'),
        ) +
        stroke('M1425 336v-50', tint('#f6b73c'), 6),
      // The cathedral: the tented spire in the middle, domes at every height.
      drum(800, 960, 150, 420) +
        polygon(
          [
            [724, 548],
            [790, 330],
            [810, 330],
            [876, 548],
          ],
          brick,
        ) +
        polygon(
          [
            [800, 330],
            [810, 330],
            [876, 548],
            [816, 548],
          ],
          side,
        ) +
        repeat(4, (i) =>
          stroke(
            `M${n(734 + i * 15)} ${530 - i * 50}L${n(866 - i * 15)} ${530 - i * 50}`,
            white,
            5,
          ),
        ) +
        onionDome(800, 334, 34, tint('#f6b73c'), tint('#c98722'), 1.6) +
        stroke('M800 282v-50', tint('#f6b73c'), 6),
      drum(620, 970, 110, 330) +
        swirl(620, 642, 74, ['#2f8a5b', '#1d6b40', '#f6d27a']) +
        drum(980, 970, 110, 330) +
        swirl(980, 642, 74, ['#c2410c', '#8f2f0c', '#fff1d2']),
      drum(500, 990, 96, 230) +
        swirl(500, 764, 62, ['#1c5f9f', '#12466f', '#fffaf2']) +
        drum(1100, 990, 96, 230) +
        swirl(1100, 764, 62, ['#0e7079', '#07545c', '#f6b73c']),
      drum(710, 990, 100, 220) +
        swirl(710, 772, 60, ['#f6b73c', '#c98722', '#2f8a5b']) +
        drum(890, 990, 100, 220) +
        swirl(890, 772, 60, ['#9b2c5e', '#6d1c42', '#fff1d2']),
      rect(420, 960, 770, 60, brick) +
        roundArches(430, 1020, 750, 46, 18, white, 0.36) +
        rect(412, 950, 786, 14, white),
      rect(0, 1006, 1600, 194, tint('#b9c2c4')) +
        repeat(26, (i) =>
          ellipse(((i * 241) % 1600) + 20, 1040 + ((i * 53) % 140), 46, 8, tint('#9aa5a8')),
        ),
      crown(4, 120, 950, 300, 160, tone(0.7)) +
        conifer(250, 1050, 320, tone(0.8)) +
        conifer(110, 1080, 380, tone(0.9)),
    ].join('');
  },
};
