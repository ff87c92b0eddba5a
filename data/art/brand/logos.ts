import { n, path } from '../kit/shapes.ts';
import { lettering } from './lettering.ts';
import { inks, mark, svg, type Ground } from './mark.ts';

const HEIGHT = 48;
const GAP = 12;

/** The name in both scripts: text, size, and position of its letters. */
const words = {
  en: { text: 'Kheya Travels', script: 'latin', size: 27, baseline: 33 },
  bn: { text: 'খেয়া ট্রাভেলস', script: 'bengali', size: 27, baseline: 33 },
} as const;

export type LogoLanguage = keyof typeof words;

interface Drawing {
  drawing: string;
  width: number;
}

export async function wordMark(language: LogoLanguage, ground: Ground): Promise<Drawing> {
  const { text, script, size, baseline } = words[language];
  const { d, width } = await lettering(text, script, size);
  return {
    drawing: `<g transform="translate(0 ${baseline})">${path(d, inks[ground].letters)}</g>`,
    width,
  };
}

/** Mark and name beside each other. */
export async function logo(language: LogoLanguage, ground: Ground): Promise<string> {
  const name = await wordMark(language, ground);
  const width = Math.ceil(HEIGHT + GAP + name.width);
  return svg(
    width,
    HEIGHT,
    `${mark(ground)}<g transform="translate(${n(HEIGHT + GAP)} 0)">${name.drawing}</g>`,
  );
}
