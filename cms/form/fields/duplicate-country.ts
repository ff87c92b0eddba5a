import { countryOf } from '#model/geo/countries.ts';
import type { RecordNamed } from '#model/entities/index.ts';
import type { Column } from '#model/kit/entity.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import { listKey } from '../../client/use-records.ts';
import type { DraftValue } from '../draft/codecs.ts';
import { useFormContext } from '../form-context.ts';

type Visa = RecordNamed<'visa-service'>;

/** The visa of the same country among others, under whichever of its names: `Uk` is the United Kingdom. */
export function sameCountry(
  name: string,
  others: readonly Pick<Visa, 'country_name'>[],
): string | undefined {
  const country = countryOf(name.trim());
  return country && others.find((each) => countryOf(each.country_name) === country)?.country_name;
}

/** Warns that a country has a visa already; nothing for any other field. */
export function useDuplicateCountry(column: Column, draft: DraftValue): string | undefined {
  const { entity, form } = useFormContext();
  const client = useQueryClient();
  const { defaultValues } = useFormState({ control: form.control });
  if (entity.name !== 'visa-service' || column.name !== 'country_name') return undefined;
  const own = defaultValues?.['country_name'];
  const loaded = client.getQueryData<Visa[]>(listKey('visa-service')) ?? [];
  const found = sameCountry(
    draft as string,
    loaded.filter(({ country_name }) => country_name !== own),
  );
  return found && `There is a visa service for this country already: ${found}`;
}
