import { Switch as BaseSwitch } from '@base-ui/react/switch';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => unknown;
  /** The visible label beside the switch. */
  children: ReactNode;
  /** The accessible name, where the visible label says too little. */
  label?: string;
  disabled?: boolean;
  ref?: Ref<HTMLElement>;
  onBlur?: () => void;
}

export function Switch({ checked, onChange, children, label, ...rest }: SwitchProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm lg:min-h-7">
      <BaseSwitch.Root
        checked={checked}
        onCheckedChange={onChange}
        aria-label={label}
        className={classNames(
          'relative inline-flex h-6 w-10.5 shrink-0 rounded-full border border-edge bg-sunken p-0.5',
          'transition-colors duration-150 data-checked:border-accent data-checked:bg-accent',
        )}
        {...rest}
      >
        <BaseSwitch.Thumb
          className={classNames(
            'size-4.5 rounded-full bg-edge transition-[translate,background-color] duration-150',
            'data-checked:translate-x-4.5 data-checked:bg-on-accent rtl:data-checked:-translate-x-4.5',
          )}
        />
      </BaseSwitch.Root>
      <span className="text-soft">{children}</span>
    </label>
  );
}
