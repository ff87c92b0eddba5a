import type { ControlProps } from './control-props.ts';
import { OptionTiles } from './option-tiles.tsx';
import { serviceIcon } from './service-icons.ts';

export function IconPicker(props: ControlProps<string>) {
  const options = props.column.field.options.map((name) => {
    const Icon = serviceIcon(name);
    return { value: name, label: name, picture: <Icon aria-hidden className="size-6" /> };
  });
  return <OptionTiles {...props} options={options} />;
}
