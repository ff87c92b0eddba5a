import { eaves } from '../kit/buildings.ts';
import { ridge } from '../kit/land.ts';
import { conifer, pines } from '../kit/plants.ts';
import { flags } from '../kit/prayer-flags.ts';
import { at, path, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const bhutan: Scene = {
  hour: 'dawn',
  mood: 'teal',
  focus: [900, 560],
  draw: (light) => {
    const { tint, tone } = light;
    const temple = (x: number, y: number, s: number, tiers: number) =>
      at(
        x,
        y,
        s,
        rect(-90, -130, 180, 130, tint('#fffaf2')) +
          rect(40, -130, 50, 130, tint('#e3ddd6')) +
          rect(-90, -112, 180, 22, tint('#a63a24')) +
          repeat(
            4,
            (i) =>
              rect(-74 + i * 40, -84, 24, 34, tint('#5d2f28')) +
              rect(-74 + i * 40, -36, 24, 24, tint('#5d2f28')),
          ) +
          repeat(tiers, (i) =>
            at(
              0,
              -128 - i * 46,
              1 - i * 0.3,
              eaves(0, 0, 128, 40, tint('#d9962c'), 0.2) + rect(-60, -60, 120, 24, tint('#a63a24')),
            ),
          ) +
          stroke(`M0 ${-150 - tiers * 44}v-34`, tint('#f2b93f'), 8),
      );
    return [
      sky(light, {
        sun: [300, 420, 104],
        horizon: 760,
        clouds: [
          [120, 230, 1],
          [420, 330, 0.7],
        ],
        birds: [380, 520],
      }),
      ridge(31, 700, 170, tone(0.18)),
      ridge(33, 820, 140, tone(0.34)),
      pines(5, 960, 160, 18, tone(0.52)),
      // The cliff.
      path(
        'M1600 0H1010C960 120 900 160 880 300C860 400 700 560 660 640L600 700L640 760L560 900L600 1010L520 1200H1600Z',
        tint('#8d8478'),
      ),
      path(
        'M1600 0H1190C1150 160 1180 240 1130 360C1100 480 1180 540 1120 660C1080 780 1150 860 1060 1200H1600Z',
        tint('#766d64'),
      ),
      path(
        'M940 240C920 420 960 440 900 560M1010 700C990 860 1040 900 960 1120M1330 300C1300 500 1360 620 1320 760M780 820C760 940 800 980 740 1140',
        'none',
      ) +
        stroke(
          'M950 200C930 420 960 440 910 540M1010 790C990 900 1040 960 960 1150M1340 300C1310 480 1360 560 1330 640M760 860C740 960 790 1010 730 1160',
          tint('#5c554e'),
          10,
          0.5,
        ),
      path(
        'M640 700C800 690 1000 720 1180 690L1400 720L1420 770C1180 760 900 780 620 760Z',
        tint('#5d6b4a'),
      ),
      temple(760, 704, 0.8, 1),
      temple(930, 690, 1.1, 2),
      temple(1140, 700, 0.95, 2),
      temple(1300, 716, 0.7, 1),
      temple(1040, 560, 0.7, 1),
      stroke(
        'M600 760C640 800 700 800 720 840S640 930 700 980S840 1010 820 1100',
        tint('#e7d9bd'),
        10,
      ),
      conifer(400, 1010, 330, tone(0.7)) + flags(400, 690, 700, 640, 46, light),
      // Ledges that hold a few trees.
      path(
        'M820 930C900 896 1000 906 1100 896L1060 940C980 950 900 946 846 962Z',
        tint('#5d6b4a'),
      ) +
        path(
          'M1230 880C1340 850 1450 870 1600 840V888C1480 900 1360 896 1256 912Z',
          tint('#5d6b4a'),
        ),
      conifer(880, 922, 130, tone(0.8)) +
        conifer(1010, 912, 160, tone(0.8)) +
        conifer(1300, 876, 140, tone(0.8)) +
        conifer(1400, 874, 170, tone(0.8)) +
        conifer(1510, 866, 150, tone(0.8)) +
        conifer(1380, 730, 110, tone(0.8)),
      conifer(560, 1080, 210, tone(0.88)) + conifer(1330, 1080, 230, tone(0.88)),
      pines(9, 1180, 300, 13, tone(0.95)),
    ].join('');
  },
};
