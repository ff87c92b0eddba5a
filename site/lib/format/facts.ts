import type { IconName } from '../media/icons.ts';
import type { Localised } from './localised.ts';

/** One line of what is known of a trip or a visa at a glance. */
export interface Fact {
  icon: IconName;
  label: string;
  value: Localised;
  price?: boolean;
  /** Leads to more of it, further down. */
  href?: string;
}

/** A text of the site's own, in the language of the page. */
export const inPageLanguage = (value: string): Localised => ({ value, lang: undefined });
