import { arches } from '../kit/arcades.ts';
import { onionDome, spike } from '../kit/buildings.ts';
import { ground } from '../kit/land.ts';
import { cypress, thicket } from '../kit/plants.ts';
import { path, polygon, rect, repeat } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const agra: Scene = {
  hour: 'dawn',
  mood: 'rose',
  focus: [800, 620],
  draw: (light) => {
    const { lit, tint, tone } = light;
    const [marble, shade, niche] = [lit('#fff6ea'), lit('#e3d3d6'), lit('#b79aa8')];
    const taj = [
      rect(200, 800, 1200, 70, shade) +
        rect(200, 800, 1200, 10, marble) +
        arches(210, 868, 1180, 48, 30, niche, 0.4),
      rect(520, 560, 560, 244, marble) +
        polygon(
          [
            [520, 560],
            [560, 540],
            [1040, 540],
            [1080, 560],
          ],
          shade,
        ),
      rect(470, 590, 60, 214, shade) + rect(1070, 590, 60, 214, shade),
      rect(690, 510, 220, 294, marble) + rect(690, 510, 220, 12, shade),
      arches(706, 804, 188, 270, 1, niche, 0.16) +
        arches(740, 804, 120, 190, 1, lit('#8d6f83'), 0.16),
      ...[570, 950].map(
        (x) => arches(x - 10, 676, 100, 100, 1, niche) + arches(x - 10, 800, 100, 104, 1, niche),
      ),
      arches(470, 690, 60, 90, 1, niche) +
        arches(470, 800, 60, 94, 1, niche) +
        arches(1070, 690, 60, 90, 1, niche) +
        arches(1070, 800, 60, 94, 1, niche),
      rect(660, 478, 280, 60, shade) +
        onionDome(800, 484, 148, marble, shade, 1.5) +
        spike(800, 266, 1.7, lit('#c98722')),
      ...[590, 1010].map(
        (x) =>
          rect(x - 40, 500, 80, 46, marble) +
          arches(x - 40, 546, 80, 40, 3, niche, 0.2) +
          onionDome(x, 502, 46, marble, shade, 1.4) +
          spike(x, 440, 0.9, lit('#c98722')),
      ),
      ...[250, 1350, 400, 1200].map((x, i) => {
        const h = i < 2 ? 430 : 340;
        return (
          rect(x - 16, 804 - h, 32, h, marble) +
          rect(x + 2, 804 - h, 14, h, shade) +
          repeat(3, (k) => rect(x - 24, 804 - h + 30 + k * (h / 3.2), 48, 12, shade)) +
          onionDome(x, 806 - h, 20, marble, shade, 1.5)
        );
      }),
    ].join('');
    return [
      sky(light, {
        sun: [1120, 500, 120],
        horizon: 800,
        clouds: [
          [160, 260, 1.1],
          [1180, 210, 0.9],
        ],
        birds: [470, 330],
      }),
      thicket(4, 820, 90, 26, tone(0.3)),
      taj,
      ground([868, 868, 868], tint('#6fa86a')),
      polygon(
        [
          [690, 868],
          [910, 868],
          [1180, 1200],
          [420, 1200],
        ],
        tint('#e9cdb4'),
      ),
      polygon(
        [
          [730, 868],
          [870, 868],
          [1060, 1200],
          [540, 1200],
        ],
        tint('#7fb7c4'),
      ),
      // The dome again, in the long pool.
      `<g opacity=".55">${polygon(
        [
          [742, 868],
          [858, 868],
          [872, 960],
          [728, 960],
        ],
        marble,
      )}${path('M736 960H864C900 1010 840 1050 800 1110C760 1050 700 1010 736 960Z', marble)}</g>`,
      ...[0, 1, 2, 3].flatMap((i) =>
        [-1, 1].map((side) => {
          const x = 800 + side * (170 + i * 92);
          const h = 110 + i * 56;
          return cypress(x, 940 + i * 66, h * 1.15, tint('#3c7a4a'), tint('#2a5f3c'));
        }),
      ),
    ].join('');
  },
};
