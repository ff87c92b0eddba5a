import { cloudSea } from '../kit/cloud-sea.ts';
import { at, path, polygon, rect, stroke } from '../kit/shapes.ts';
import { sky } from '../kit/sky.ts';
import type { Scene } from '../scene.ts';

export const flightWindow: Scene = {
  hour: 'dawn',
  mood: 'coral',
  focus: [800, 600],
  draw: (light) => {
    const { lit, tone } = light;
    const pane =
      'M800 130C1000 130 1080 250 1080 430V770C1080 950 1000 1070 800 1070S520 950 520 770V430C520 250 600 130 800 130Z';
    return [
      `<defs><clipPath id="pane"><path d="${pane}"/></clipPath></defs>`,
      rect(0, 0, 1600, 1200, lit('#f1e8da')),
      stroke('M330 0V1200M1270 0V1200', lit('#dccfba'), 10),
      ...[-140, 1740].map((x) =>
        at(
          x,
          600,
          1,
          path(
            'M0 -480C210 -480 290 -360 290 -180V180C290 360 210 480 0 480S-290 360 -290 180V-180C-290 -360 -210 -480 0 -480Z',
            lit('#dccfba'),
          ) +
            path(
              'M0 -430C170 -430 240 -330 240 -170V170C240 330 170 430 0 430S-240 330 -240 170V-170C-240 -330 -170 -430 0 -430Z',
              light.sky[1],
            ),
        ),
      ),
      path(
        'M800 60C1060 60 1160 200 1160 420V780C1160 1000 1060 1140 800 1140S440 1000 440 780V420C440 200 540 60 800 60Z',
        lit('#dccfba'),
      ),
      path(
        'M800 84C1040 84 1130 220 1130 424V776C1130 980 1040 1116 800 1116S470 980 470 776V424C470 220 560 84 800 84Z',
        lit('#fffaf2'),
      ),
      `<g clip-path="url(#pane)">${sky(light, { sun: [930, 560, 96], horizon: 800, clouds: [[560, 330, 0.8]] })}${cloudSea(760, 4, tone(0.12))}${cloudSea(850, 6, light.hour === 'night' ? tone(0.3) : lit('#ffe6d0'))}${cloudSea(960, 8, light.hour === 'night' ? tone(0.42) : lit('#fff6ec'))}${path('M1090 820L640 700L600 716L1090 1010Z', lit('#e9eef0'))}${path('M1090 900L620 722L600 716L1090 1010Z', lit('#bcc8cc'))}${polygon(
        [
          [600, 716],
          [560, 620],
          [590, 622],
          [650, 704],
        ],
        lit('#c2410c'),
      )}</g>`,
      stroke(pane, lit('#cbbda6'), 10),
      rect(700, 148, 200, 26, lit('#e6dac6'), 13),
    ].join('');
  },
};
