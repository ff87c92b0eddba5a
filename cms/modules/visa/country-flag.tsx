import { countryOfVisa } from '#model/geo/countries.ts';
import { useState } from 'react';

const WIDTH = 80;
const NO_COUNTRY = '🏳️';

interface CountryFlagProps {
  visa: { country_name: string; country_name_bn: string | null; country_flag: string | null };
}

/** The flag that staff chose, else the country's own by its name, else its emoji. */
export function CountryFlag({ visa }: CountryFlagProps) {
  const country = countryOfVisa(visa);
  const sources = [visa.country_flag, country && `/flags/${country.code.toLowerCase()}.svg`].filter(
    (source) => typeof source === 'string',
  );
  const [broken, setBroken] = useState<readonly string[]>([]);
  const src = sources.find((each) => !broken.includes(each));
  return (
    <span className="inline-flex h-11 w-16 shrink-0 items-center justify-center overflow-hidden rounded-lg border border-hairline bg-sunken text-3xl">
      {src ? (
        <img
          src={src}
          alt=""
          width={WIDTH}
          loading="lazy"
          decoding="async"
          onError={() => setBroken([...broken, src])}
          className="size-full object-cover"
        />
      ) : (
        <span aria-hidden>{country ? flagEmoji(country.code) : NO_COUNTRY}</span>
      )}
    </span>
  );
}

/** The two letters of a country's code as the signs that show its flag. */
const flagEmoji = (code: string) =>
  String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
