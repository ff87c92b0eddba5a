import { hills, ridge } from '../kit/land.ts';
import { crown, palm, thicket } from '../kit/plants.ts';
import { at, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const sigiriya: Scene = {
  hour: 'dawn',
  mood: 'mustard',
  focus: [800, 560],
  draw: (light) => {
    const { tint, tone } = light;
    return [
      sky(light, {
        sun: [1260, 480, 110],
        horizon: 760,
        clouds: [
          [180, 240, 1.1],
          [1080, 200, 0.8],
        ],
        birds: [300, 400],
      }),
      ridge(23, 730, 90, tone(0.16)),
      hills(5, 790, 30, tone(0.28)),
      // The rock.
      path(
        'M440 860C450 700 410 560 470 450C500 370 560 350 640 344C760 330 900 330 1000 350C1090 364 1130 400 1140 480C1160 600 1130 720 1170 860Z',
        tint('#b8693c'),
      ),
      path(
        'M880 336C1000 340 1090 360 1110 400C1150 520 1130 720 1170 860H930C980 700 900 560 940 460Z',
        tint('#8a4a2e'),
      ),
      stroke(
        'M540 400C520 540 560 640 530 780M640 380C620 520 660 620 630 800M760 370C740 500 780 620 750 760M850 380C840 520 870 600 850 740',
        tint('#8a4a2e'),
        12,
        0.45,
      ),
      path('M460 470C560 500 700 480 800 500C760 540 560 540 452 530Z', tint('#e0a468'), 0.7),
      path(
        'M500 400C600 340 900 320 1060 370C1080 340 1020 320 960 322C860 300 700 304 620 318C560 322 510 350 500 400Z',
        tint('#5d8a44'),
      ),
      rect(690, 296, 120, 24, tint('#d9a06a')) + rect(720, 276, 60, 22, tint('#c0854f')),
      crown(6, 640, 316, 130, 30, tint('#4a7a3c')) + crown(8, 930, 312, 150, 30, tint('#4a7a3c')),
      // Lion paws and the stairs between them.
      polygon(
        [
          [744, 860],
          [756, 640],
          [816, 640],
          [828, 860],
        ],
        tint('#d9b184'),
      ) + repeat(11, (i) => rect(748 - i * 0.6, 660 + i * 18, 76 + i * 1.2, 6, tint('#9a6a44'))),
      ...[-1, 1].map((s) =>
        at(
          786 + s * 110,
          860,
          1,
          path('M-70 0V-60C-70 -110 60 -110 66 -56V0Z', tint('#c98a5a')) +
            repeat(
              3,
              (i) =>
                path(`M${-64 + i * 42} 0v-30a20 20 0 0 1 40 0v30Z`, tint('#e0a878')) +
                polygon(
                  [
                    [-58 + i * 42, 0],
                    [-44 + i * 42, 16],
                    [-32 + i * 42, 0],
                  ],
                  tint('#8a4a2e'),
                ),
            ),
        ),
      ),
      thicket(4, 880, 90, 26, tone(0.5)),
      polygon(
        [
          [720, 880],
          [860, 880],
          [1010, 1200],
          [560, 1200],
        ],
        tint('#eac795'),
      ),
      polygon(
        [
          [200, 940],
          [660, 940],
          [560, 1060],
          [60, 1060],
        ],
        tint('#5f9aa0'),
      ) +
        polygon(
          [
            [920, 940],
            [1380, 940],
            [1540, 1060],
            [1020, 1060],
          ],
          tint('#5f9aa0'),
        ),
      thicket(6, 1170, 90, 18, tone(0.8)),
      polygon(
        [
          [640, 1040],
          [930, 1040],
          [1010, 1200],
          [560, 1200],
        ],
        tint('#eac795'),
      ),
      palm(180, 1180, 460, 60, tone(0.95), 1.6) + palm(1440, 1190, 500, -60, tone(0.95), 1.6),
    ].join('');
  },
};
