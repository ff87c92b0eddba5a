import { readFile } from 'node:fs/promises';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const FONTS = 'node_modules/@fontsource-variable/anek-bangla/files';
const WEIGHT = 750;

interface Lettering {
  /** SVG path with the baseline at 0, y up. */
  d: string;
  width: number;
}

/** Text as shaped outlines, `size` being one em, so that no viewer needs the typeface. */
export async function lettering(
  text: string,
  script: 'latin' | 'bengali',
  size: number,
): Promise<Lettering> {
  const whole = await readFile(`${FONTS}/anek-bangla-${script}-wght-normal.woff2`);
  const part = await subsetFont(whole, text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHT },
  });
  const face = new Face(new Blob(new Uint8Array(part).buffer));
  const font = new Font(face);
  const line = new Text();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);

  const scale = size / face.upem;
  const places = line.getGlyphPositions();
  let pen = 0;
  const outlines = line.getGlyphInfos().map((glyph, i) => {
    const { xAdvance, xOffset, yOffset } = places[i]!;
    const outline = placed(font.glyphToPath(glyph.codepoint), pen + xOffset, yOffset, scale);
    pen += xAdvance;
    return outline;
  });
  return { d: outlines.join(''), width: pen * scale };
}

/** Flips y: glyphs point up, SVG down. */
function placed(d: string, dx: number, dy: number, scale: number): string {
  let isX = false;
  return d.replace(/-?\d+(?:\.\d+)?/g, (number, at: number) => {
    isX = at === 0 || /[A-Z]/.test(d[at - 1]!) ? true : !isX;
    const value = isX ? (Number(number) + dx) * scale : -(Number(number) + dy) * scale;
    return String(Math.round(value * 100) / 100);
  });
}
