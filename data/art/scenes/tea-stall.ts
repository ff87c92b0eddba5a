import { hills } from '../kit/land.ts';
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const teaStall: Scene = {
  hour: 'dawn',
  mood: 'mustard',
  focus: [800, 600],
  draw: (light) => {
    const { lit } = light;
    const glass = (x: number, s: number) =>
      at(
        x,
        1010,
        s,
        polygon(
          [
            [-92, -280],
            [92, -280],
            [70, 0],
            [-70, 0],
          ],
          '#fffaf2',
          0.45,
        ) +
          polygon(
            [
              [-84, -210],
              [84, -210],
              [68, -14],
              [-68, -14],
            ],
            lit('#b5622c'),
          ) +
          polygon(
            [
              [-84, -210],
              [84, -210],
              [80, -164],
              [-80, -164],
            ],
            lit('#e6b07a'),
          ) +
          polygon(
            [
              [34, -270],
              [60, -270],
              [46, -20],
              [28, -20],
            ],
            '#fffaf2',
            0.35,
          ) +
          stroke('M-92 -280H92', '#fffaf2', 7) +
          repeat(3, (i) => stroke(`M${-44 + i * 44} -310q-26 -40 0 -80t0 -80`, '#fffaf2', 9, 0.6)),
      );
    return [
      sky(light, {
        sun: [1160, 420, 116],
        horizon: 780,
        clouds: [
          [180, 240, 1.1],
          [700, 200, 0.8],
        ],
        birds: [420, 360],
      }),
      hills(11, 760, 50, lit('#a9c47a')),
      hills(12, 820, 40, lit('#7fa85c')),
      repeat(5, (i) =>
        stroke(
          `M0 ${840 + i * 26}Q800 ${800 + i * 30} 1600 ${850 + i * 26}`,
          lit('#5f8f4a'),
          8,
          0.6,
        ),
      ),
      // The awning and its posts.
      rect(90, 120, 30, 900, lit('#6d4226')) + rect(1480, 120, 30, 900, lit('#6d4226')),
      repeat(11, (i) =>
        path(
          `M${i * 148 - 14} 60H${i * 148 + 134}V210A74 50 0 0 1 ${i * 148 - 14} 210Z`,
          i % 2 ? lit('#fff6e0') : lit('#c2410c'),
        ),
      ),
      // The counter: kettle on the fire, glasses, biscuits.
      rect(0, 1000, 1600, 200, lit('#8a5432')) +
        rect(0, 1000, 1600, 26, lit('#b5713a')) +
        repeat(6, (i) => stroke(`M0 ${1060 + i * 30}H1600`, lit('#73432a'), 4)),
      at(
        400,
        1004,
        1.25,
        rect(-110, -50, 220, 50, lit('#4a3a34'), 8) +
          path('M-60 -50Q-30 -110 0 -50Q30 -100 60 -50Z', lit('#f6882c')) +
          path(
            'M-150 -110C-150 -230 -80 -280 10 -280S160 -230 160 -110Q160 -80 130 -70H-120Q-150 -80 -150 -110Z',
            lit('#c9d0d2'),
          ) +
          path(
            'M30 -280C110 -270 160 -220 160 -110Q160 -80 130 -70H60C120 -140 110 -230 30 -280Z',
            lit('#98a3a7'),
          ) +
          path('M140 -190L250 -270L270 -250L170 -120Z', lit('#b4bec2')) +
          stroke('M-90 -250Q0 -400 100 -250', lit('#4a3a34'), 15) +
          ellipse(10, -282, 56, 16, lit('#98a3a7')) +
          circle(10, -304, 14, lit('#4a3a34')) +
          stroke('M280 -280q24 -40 0 -76', '#fffaf2', 9, 0.6),
      ),
      glass(820, 0.9) + glass(1010, 0.9),
      at(
        1290,
        1004,
        1.1,
        polygon(
          [
            [-130, -240],
            [130, -240],
            [120, 0],
            [-120, 0],
          ],
          '#fffaf2',
          0.4,
        ) +
          repeat(12, (i) =>
            ellipse(
              -70 + (i % 3) * 70,
              -30 - Math.floor(i / 3) * 44,
              38,
              20,
              lit(i % 2 ? '#d9a05a' : '#e6b878'),
            ),
          ) +
          rect(-140, -270, 280, 40, lit('#0e7079'), 12) +
          circle(0, -282, 18, lit('#0b5a61')),
      ),
    ].join('');
  },
};
