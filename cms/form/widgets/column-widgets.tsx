import { TargetInput } from '../paths/target-input.tsx';
import type { ControlProps, Widget } from './control-props.ts';
import { OptionTiles } from './option-tiles.tsx';
import { serviceIcon } from './service-icons.ts';

/** A light to lay over a scene, chosen by its colours; or none. */
function GradientPicker(props: ControlProps<string>) {
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

function IconPicker(props: ControlProps<string>) {
  const options = props.column.field.options.map((name) => {
    const Icon = serviceIcon(name);
    return { value: name, label: name, picture: <Icon aria-hidden className="size-6" /> };
  });
  return <OptionTiles {...props} options={options} />;
}

/** Fields whose control is another than that of their kind, by entity and column. */
export const columnWidgets = {
  'hero-scene.gradient_class': GradientPicker,
  'service-option.icon': IconPicker,
  'redirect.to_path': TargetInput,
} as unknown as Readonly<Record<string, Widget>>;
