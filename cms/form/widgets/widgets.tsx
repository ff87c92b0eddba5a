import type { FieldKind } from '#model/kit/field-values.ts';
import { Switch } from '../../ui/switch.tsx';
import type { DraftValues } from '../draft/codecs.ts';
import type { ControlProps, Widget } from './control-props.ts';
import { DeparturesInput } from '../departures/departures-widget.tsx';
import { FacetsInput } from '../facets/facets-widget.tsx';
import { GalleryInput } from '../images/gallery-input.tsx';
import { ImageInput } from '../images/image-input.tsx';
import { ItemsInput } from '../items/items-widget.tsx';
import { ItineraryInput } from '../itinerary/itinerary-widget.tsx';
import { MarkdownInput } from '../markdown/markdown-widget.tsx';
import { RequirementsInput } from '../requirements/requirements-widget.tsx';
import { HoursInputs } from '../hours/hours-widget.tsx';
import { SlugInput } from './slug-widget.tsx';
import { SocialInputs } from './social-widget.tsx';
import { TagsInput } from '../tags/tags-widget.tsx';
import { ChoiceSelect, inputOf, LinesInput, textAreaOf } from './text-widgets.tsx';

/** Text inputs, because a number input takes no Bengali digits. */
const numeric = inputOf({ inputMode: 'decimal', autoComplete: 'off' });
function FlagSwitch({ draft, onChange, column, ref, onBlur }: ControlProps<boolean>) {
  return (
    <Switch checked={draft} onChange={onChange} ref={ref} onBlur={onBlur}>
      {column.field.label}
    </Switch>
  );
}

/** The control of every kind of field. */
const widgets: { [K in FieldKind]: Widget<DraftValues[K]> } = {
  text: inputOf(),
  multiline: textAreaOf({ rows: 4 }),
  markdown: MarkdownInput,
  money: numeric,
  decimal: numeric,
  integer: inputOf({ inputMode: 'numeric', autoComplete: 'off' }),
  flag: FlagSwitch,
  choice: ChoiceSelect,
  lines: LinesInput,
  tags: TagsInput,
  image: ImageInput,
  images: GalleryInput,
  items: ItemsInput,
  facets: FacetsInput,
  link: inputOf({ inputMode: 'url' }),
  path: inputOf({ autoCapitalize: 'none', autoComplete: 'off', spellCheck: false }),
  email: inputOf({ type: 'email', autoComplete: 'off' }),
  phone: inputOf({ type: 'tel', autoComplete: 'off' }),
  slug: SlugInput,
  date: inputOf({ type: 'date' }),
  moment: inputOf({ type: 'datetime-local' }),
  itinerary: ItineraryInput,
  requirements: RequirementsInput,
  social: SocialInputs,
  hours: HoursInputs,
  departures: DeparturesInput,
};

/** The same for a kind that only running code knows. */
export const widgetByKind = widgets as unknown as Readonly<Record<FieldKind, Widget>>;

/** Kinds that fill the width of the form when they stand alone. */
const WIDE: ReadonlySet<FieldKind> = new Set([
  'multiline',
  'markdown',
  'lines',
  'images',
  'items',
  'facets',
  'itinerary',
  'requirements',
  'social',
  'hours',
  'departures',
]);
export const isWide = (kind: FieldKind) => WIDE.has(kind);
