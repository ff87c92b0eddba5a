import { mix } from './colour.ts';
import type { Light } from './light.ts';
import { n, path, stroke } from './shapes.ts';

/** A limestone tower that rises from the sea, overgrown on top and bare on its face. */
export function karst(
  light: Light,
  x: number,
  base: number,
  w: number,
  h: number,
  depth: number,
): string {
  const body = mix(light.tone(depth), light.tint('#b9ab92'), 0.35 * depth + 0.15);
  const leaf = mix(light.tone(depth), light.tint('#3f8a55'), 0.25 + depth * 0.35);
  const px = (share: number) => n(x + w * share);
  const py = (share: number) => n(base - h * share);
  return (
    path(
      `M${px(-0.5)} ${py(0)}C${px(-0.42)} ${py(0.2)} ${px(-0.56)} ${py(0.5)} ${px(-0.4)} ${py(0.74)}C${px(-0.28)} ${py(1)} ${px(0.06)} ${py(1.06)} ${px(0.24)} ${py(0.86)}C${px(0.5)} ${py(0.74)} ${px(0.4)} ${py(0.4)} ${px(0.5)} ${py(0)}Z`,
      body,
    ) +
    path(
      `M${px(-0.46)} ${py(0.56)}C${px(-0.46)} ${py(0.8)} ${px(-0.24)} ${py(1.04)} ${px(0.02)} ${py(1.01)}C${px(0.2)} ${py(0.98)} ${px(0.26)} ${py(0.86)} ${px(0.36)} ${py(0.78)}C${px(0.46)} ${py(0.66)} ${px(0.44)} ${py(0.5)} ${px(0.44)} ${py(0.34)}C${px(0.3)} ${py(0.66)} ${px(0.16)} ${py(0.5)} ${px(0.02)} ${py(0.68)}C${px(-0.1)} ${py(0.5)} ${px(-0.3)} ${py(0.76)} ${px(-0.46)} ${py(0.56)}Z`,
      leaf,
    ) +
    stroke(
      `M${px(-0.2)} ${py(0.5)}Q${px(-0.26)} ${py(0.3)} ${px(-0.2)} ${py(0.08)}M${px(0.1)} ${py(0.46)}Q${px(0.04)} ${py(0.26)} ${px(0.12)} ${py(0.06)}`,
      light.tone(Math.min(1, depth + 0.25)),
      w * 0.03,
      0.4,
    ) +
    path(
      `M${px(-0.52)} ${py(0)}H${px(0.52)}V${n(base + 10)}H${px(-0.52)}Z`,
      light.tone(Math.min(1, depth + 0.3)),
    )
  );
}
