import { arches } from '../kit/arcades.ts';
import { finial, halfDome, minaret, onionDome } from '../kit/buildings.ts';
import { ridge } from '../kit/land.ts';
import { downward, path, rect, repeat } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const madinah: Scene = {
  hour: 'dawn',
  mood: 'rose',
  focus: [800, 700],
  draw: (light) => {
    const { lit, tone } = light;
    const [stone, shade] = [lit('#f6eddd'), lit('#c9b088')];
    const plaza = downward([
      [0, lit('#f4e8d2')],
      [1, lit('#d4bd94')],
    ]);
    return [
      sky(light, {
        sun: [380, 660, 92],
        horizon: 900,
        clouds: [
          [260, 300, 1.1],
          [1040, 240, 1],
        ],
        birds: [640, 420],
      }),
      ridge(131, 800, 90, tone(0.24)),
      ...(
        [
          [150, 560],
          [520, 600],
          [1090, 620],
          [1450, 580],
        ] as const
      ).map(([x, h]) =>
        minaret({ x, base: 1000, height: h, w: 44, fill: stone, shade, balconies: 4 }),
      ),
      rect(60, 880, 1480, 170, lit('#f1e6d3')) + rect(60, 872, 1480, 14, shade),
      ...(
        [
          [300, 60],
          [430, 50],
          [980, 50],
          [1240, 60],
          [1340, 50],
        ] as const
      ).map(
        ([x, r]) =>
          rect(x - r, 850, 2 * r, 34, lit('#e5d6bc')) + halfDome(x, 852, r, lit('#b9bfc4')),
      ),
      rect(690, 740, 220, 150, lit('#e9dec8')) +
        rect(690, 740, 220, 12, shade) +
        arches(700, 862, 200, 74, 5, lit('#8fae94')),
      onionDome(800, 744, 122, lit('#2c8752'), lit('#1d6b40'), 1.36) +
        finial(800, 582, 1.5, lit('#e8c15a')),
      arches(76, 1050, 1448, 136, 17, shade, 0.2) +
        arches(76, 1050, 1448, 118, 17, lit('#8f7350'), 0.36),
      plaza.defs + rect(0, 1050, 1600, 150, plaza.fill),
      // The great sunshades open like calyxes, on slender columns.
      repeat(6, (i) => {
        const [x, y] = [130 + i * 268, 1172];
        const half = (side: 1 | -1) =>
          `M${x} ${y - 176}H${x + side * 118}Q${x + side * 40} ${y - 160} ${x + side * 9} ${y - 104}H${x}Z`;
        return (
          rect(x - 6, y - 110, 12, 110, lit('#cdb58c')) +
          rect(x - 14, y - 8, 28, 10, lit('#b89a6c'), 3) +
          path(half(-1), lit('#fffdf6')) +
          path(half(1), lit('#e6dac4')) +
          rect(x - 120, y - 181, 240, 7, lit('#d8bd7c'), 3)
        );
      }),
    ].join('');
  },
};
