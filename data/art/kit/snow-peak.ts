import { peak } from './land.ts';
import type { Light } from './light.ts';

export const snowPeak = (
  light: Light,
  x: number,
  top: number,
  base: number,
  half: number,
  depth: number,
) =>
  peak({
    x,
    top,
    base,
    half,
    fill: light.tone(depth),
    shade: light.tone(depth + 0.16),
    snow: light.tint('#fffaf2'),
  });
