import type { Widget } from './control-props.ts';
import { GradientPicker } from './gradient-picker.tsx';
import { IconPicker } from './icon-picker.tsx';

/** Fields whose control is another than that of their kind, by entity and column. */
export const ownWidgets = {
  'hero-scene.gradient_class': GradientPicker,
  'service-option.icon': IconPicker,
} as unknown as Readonly<Record<string, Widget>>;
