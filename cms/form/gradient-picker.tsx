import type { ControlProps } from './control-props.ts';
import { OptionTiles } from './option-tiles.tsx';

/** A light to lay over a scene, chosen by its colours; or none. */
export function GradientPicker(props: ControlProps<string>) {
  const presets = props.column.field.options.map((preset) => ({
    value: preset,
    label: preset,
    picture: (
      <span aria-hidden data-gradient={preset.toLowerCase()} className="h-9 w-full rounded-md" />
    ),
  }));
  const none = {
    value: '',
    label: 'None',
    picture: (
      <span aria-hidden className="h-9 w-full rounded-md border border-dashed border-edge" />
    ),
  };
  return <OptionTiles {...props} options={[...presets, none]} />;
}
