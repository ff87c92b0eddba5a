import { SOCIAL_NETWORKS } from '#model/kit/field-values.ts';
import type { Ref } from 'react';
import { Input } from '../../ui/input.tsx';
import { textAttributes, type ControlProps } from './control-props.ts';

const labels: Readonly<Record<(typeof SOCIAL_NETWORKS)[number], string>> = {
  facebook: 'Facebook',
  twitter: 'Twitter, or a WhatsApp number',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
};

export function SocialInputs({
  draft,
  onChange,
  ref,
  ...rest
}: ControlProps<Record<string, string>>) {
  return (
    <div role="group" aria-label={rest.column.field.label} className="grid gap-3 lg:grid-cols-2">
      {SOCIAL_NETWORKS.map((network, index) => (
        <label key={network} className="block text-sm text-soft">
          {labels[network]}
          <Input
            {...textAttributes(rest)}
            id={index === 0 ? rest.id : `${rest.id}-${network}`}
            name={`${rest.name}-${network}`}
            inputMode="url"
            ref={index === 0 ? (ref as Ref<HTMLInputElement>) : null}
            value={draft[network] ?? ''}
            onChange={(event) => onChange({ ...draft, [network]: event.target.value })}
            className="mt-1"
          />
        </label>
      ))}
    </div>
  );
}
