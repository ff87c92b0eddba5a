import type { FieldKind } from '#model/field.ts';
import { Switch } from '../ui/switch.tsx';
import type { HeldValues } from './codecs.ts';
import type { ControlProps, Widget } from './control-props.ts';
import { ImageInput, ImagesInput } from './image-widgets.tsx';
import { SocialInputs } from './social-widget.tsx';
import { TagsInput } from './tags-widget.tsx';
import { ChoiceSelect, inputOf, textAreaOf } from './text-widgets.tsx';

const ITINERARY = `{
  "day1": {
    "title": "Dhaka to the sea",
    "activities": ["Morning flight"],
    "meals": ["Lunch", "Dinner"]
  }
}`;
const REQUIREMENTS = `{
  "Everyone": ["Passport", "Two photos"]
}`;

/** Text inputs, because a number input takes no Bengali digits. */
const numeric = inputOf({ inputMode: 'decimal', autoComplete: 'off' });
const json = (placeholder: string) =>
  textAreaOf({
    rows: 9,
    spellCheck: false,
    placeholder,
    className: 'font-mono text-sm!',
  });

function FlagSwitch({ held, onChange, column, ref, onBlur }: ControlProps<boolean>) {
  return (
    <Switch checked={held} onChange={onChange} ref={ref} onBlur={onBlur}>
      {column.field.label}
    </Switch>
  );
}

/** The control of every kind of field. */
const widgets: { [K in FieldKind]: Widget<HeldValues[K]> } = {
  text: inputOf(),
  multiline: textAreaOf({ rows: 4 }),
  markdown: textAreaOf({ rows: 9 }),
  money: numeric,
  decimal: numeric,
  integer: inputOf({ inputMode: 'numeric', autoComplete: 'off' }),
  flag: FlagSwitch,
  choice: ChoiceSelect,
  lines: textAreaOf({ rows: 5 }),
  tags: TagsInput,
  image: ImageInput,
  images: ImagesInput,
  link: inputOf({ inputMode: 'url' }),
  email: inputOf({ type: 'email', autoComplete: 'off' }),
  phone: inputOf({ type: 'tel', autoComplete: 'off' }),
  slug: inputOf({ autoCapitalize: 'none', spellCheck: false }),
  date: inputOf({ type: 'date' }),
  moment: inputOf({ type: 'datetime-local' }),
  itinerary: json(ITINERARY),
  requirements: json(REQUIREMENTS),
  social: SocialInputs,
};

/** The same for a kind that only running code knows. */
export const widgetByKind = widgets as unknown as Readonly<Record<FieldKind, Widget>>;

/** Kinds that fill the width of the form when they stand alone. */
const WIDE: ReadonlySet<FieldKind> = new Set([
  'multiline',
  'markdown',
  'lines',
  'images',
  'itinerary',
  'requirements',
  'social',
]);
export const isWide = (kind: FieldKind) => WIDE.has(kind);
