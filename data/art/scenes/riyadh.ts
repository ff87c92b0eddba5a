import { skyline } from '../kit/buildings.ts';
import { ground, hills } from '../kit/land.ts';
import { palm } from '../kit/plants.ts';
import { circle, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const riyadh: Scene = {
  hour: 'dawn',
  mood: 'mustard',
  focus: [820, 640],
  draw: (light) => {
    const { tint, tone } = light;
    const [mud, shade] = [tint('#d99a5c'), tint('#a8683a')];
    const mudTower = (x: number, y: number, w: number, h: number) =>
      rect(x, y - h, w, h, mud) +
      rect(x + w * 0.62, y - h, w * 0.38, h, shade) +
      repeat(Math.round(w / 22), (i) =>
        polygon(
          [
            [x + i * 22, y - h],
            [x + i * 22 + 11, y - h - 22],
            [x + i * 22 + 22, y - h],
          ],
          mud,
        ),
      ) +
      repeat(3, (i) =>
        polygon(
          [
            [x + w * (0.2 + i * 0.2), y - h * 0.6],
            [x + w * (0.2 + i * 0.2) + 12, y - h * 0.6 - 22],
            [x + w * (0.2 + i * 0.2) + 24, y - h * 0.6],
          ],
          tint('#6d3f22'),
        ),
      );
    return [
      sky(light, {
        sun: [420, 560, 116],
        horizon: 820,
        clouds: [
          [980, 220, 1.1],
          [160, 260, 0.8],
        ],
        birds: [620, 360],
      }),
      skyline({
        seed: 14,
        base: 900,
        count: 26,
        min: 70,
        max: 220,
        fill: tone(0.22),
        slopes: false,
      }),
      // The tower with the open crown.
      path(
        'M880 900C872 640 872 460 900 250Q930 330 1000 330T1100 250C1128 460 1128 640 1120 900Z',
        tone(0.6),
      ) +
        path('M1000 330Q1070 330 1100 250C1128 460 1128 640 1120 900H1010Z', tone(0.74)) +
        path(
          'M916 292Q950 352 1000 352T1084 292Q1080 420 1000 480Q920 420 916 292Z',
          light.sky[2],
        ) +
        rect(904, 268, 192, 16, tone(0.6), 6),
      // The tower with the globe.
      polygon(
        [
          [560, 900],
          [640, 330],
          [720, 900],
        ],
        tone(0.5),
      ) +
        polygon(
          [
            [640, 330],
            [720, 900],
            [660, 900],
          ],
          tone(0.64),
        ) +
        circle(640, 470, 40, tint('#f6c65b')) +
        stroke('M600 600H680M588 690H692M576 780H704', light.sky[3], 6) +
        stroke('M640 336V260', tone(0.5), 7),
      skyline({
        seed: 2,
        base: 910,
        count: 20,
        min: 50,
        max: 160,
        fill: tone(0.46),
        window: light.window,
        slopes: false,
      }),
      hills(7, 930, 20, tint('#c98a50')),
      mudTower(60, 1090, 190, 250) +
        mudTower(250, 1090, 300, 150) +
        mudTower(550, 1090, 130, 210) +
        mudTower(980, 1090, 360, 160) +
        mudTower(1300, 1090, 200, 280),
      rect(680, 980, 300, 120, mud) +
        path('M780 1100V1030Q780 990 830 980Q880 990 880 1030V1100Z', tint('#6d3f22')) +
        repeat(13, (i) =>
          polygon(
            [
              [680 + i * 23, 982],
              [691 + i * 23, 960],
              [703 + i * 23, 982],
            ],
            mud,
          ),
        ),
      ground([1090, 1086, 1094, 1090], tint('#e6b880')),
      palm(720, 1150, 330, -30, tone(0.9), 1.2) +
        palm(180, 1190, 380, 40, tone(0.96), 1.5) +
        palm(1430, 1200, 420, -50, tone(0.96), 1.5) +
        palm(930, 1140, 260, 30, tone(0.9), 1),
    ].join('');
  },
};
