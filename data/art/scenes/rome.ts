import { roundArches } from '../kit/arcades.ts';
import { halfDome, skyline } from '../kit/buildings.ts';
import { crown } from '../kit/plants.ts';
import { ellipse, n, path, polygon, rect, repeat, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

/** An umbrella pine. */
const pine = (seed: number, x: number, y: number, h: number, leaf: string, trunk: string) =>
  stroke(
    `M${x} ${y}Q${x + 8} ${y - h * 0.5} ${x} ${y - h * 0.8}M${x} ${n(y - h * 0.6)}l${n(h * 0.12)} ${n(-h * 0.22)}M${x} ${n(y - h * 0.6)}l${n(-h * 0.12)} ${n(-h * 0.22)}`,
    trunk,
    h * 0.045,
  ) +
  ellipse(x, y - h * 0.88, h * 0.36, h * 0.12, leaf) +
  crown(seed, x, y - h * 0.94, h * 0.5, h * 0.16, leaf);

export const rome: Scene = {
  hour: 'dawn',
  mood: 'mustard',
  focus: [780, 680],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const [stone, side, dark] = [lit('#f0c890'), lit('#c08a58'), lit('#6d3f2a')];
    const tier = (y: number, h: number, x1: number, x2: number, count: number) =>
      rect(x1, y - h, x2 - x1, h, stone) +
      roundArches(x1 + 6, y - 6, x2 - x1 - 12, h * 0.76, count, dark, 0.36) +
      rect(x1 - 6, y - h - 8, x2 - x1 + 12, 14, side) +
      repeat(count + 1, (i) => rect(x1 + 2 + (i * (x2 - x1 - 8)) / count, y - h, 6, h, side));
    return [
      sky(light, {
        sun: [1230, 560, 120],
        horizon: 820,
        clouds: [
          [180, 220, 1.1],
          [980, 190, 0.9],
        ],
        birds: [560, 280],
      }),
      skyline({ seed: 19, base: 960, count: 24, min: 50, max: 120, fill: tone(0.22) }),
      halfDome(1400, 880, 90, tone(0.28)) +
        rect(1392, 760, 16, 40, tone(0.28)) +
        rect(1300, 876, 200, 90, tone(0.28)),
      // The amphitheatre: the tall outer ring, broken off, and the lower inner one.
      path(
        'M300 1000V520Q320 470 420 452C640 420 800 430 900 452L930 560L1000 590L1020 690L1120 720L1300 730V1000Z',
        side,
      ),
      tier(1000, 150, 300, 1300, 16),
      tier(850, 140, 300, 1290, 16),
      tier(710, 130, 300, 1010, 11),
      rect(300, 466, 620, 106, stone) +
        rect(294, 454, 632, 16, side) +
        repeat(9, (i) => rect(330 + i * 66, 500, 22, 34, dark)),
      polygon(
        [
          [920, 454],
          [940, 560],
          [1000, 580],
          [1010, 600],
          [1004, 712],
          [920, 712],
        ],
        stone,
      ) + roundArches(930, 706, 66, 96, 1, dark, 0.36),
      polygon(
        [
          [1290, 706],
          [1310, 1000],
          [1250, 1000],
          [1240, 706],
        ],
        side,
        0.5,
      ),
      polygon(
        [
          [300, 470],
          [350, 462],
          [350, 1000],
          [300, 1000],
        ],
        light.sky[3],
        0.35,
      ),
      rect(200, 994, 1200, 22, tint('#d9a870')),
      rect(0, 1010, 1600, 190, tint('#e3bd88')) +
        stroke('M0 1060H1600M0 1120H1600', tint('#c99a64'), 5) +
        repeat(8, (i) =>
          stroke(
            `M${n(800 + (i - 3.5) * 120)} 1012L${n(800 + (i - 3.5) * 420)} 1200`,
            tint('#c99a64'),
            5,
          ),
        ),
      pine(3, 150, 1080, 560, tint('#4f7a44'), tone(0.9)) +
        pine(5, 1440, 1090, 640, tint('#46703e'), tone(0.92)) +
        pine(9, 1300, 1050, 380, tint('#5d8a4c'), tone(0.86)),
    ].join('');
  },
};
