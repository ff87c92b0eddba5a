import { DEPARTURE_STATUSES, YOUNGER, type DepartureStatus } from '#model/catalogue/departures.ts';
import { formatTaka } from '#model/format/money.ts';
import { ChevronDown, Copy, Trash2 } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { departureTitle, priceWords, statusWords } from './departure-words.ts';
import { FIRST_PRICE, priceOf, type DraftDeparture, type RowFault } from './departures-codec.ts';

interface DepartureCardProps {
  row: DraftDeparture;
  place: number;
  /** Names of the prices of an adult, by the room. */
  sharings: readonly string[];
  fault: RowFault | undefined;
  /** Costs an adult less than the price of the package. */
  isBelow: boolean;
  isOpen: boolean;
  isPast: boolean;
  onToggle: () => void;
  onChange: (part: Partial<DraftDeparture>) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One departure: its days, status and first price always in sight, the rest when it is open. */
export function DepartureCard(props: DepartureCardProps) {
  const { row, place, sharings, fault, isBelow, isOpen, isPast } = props;
  const { onToggle, onDuplicate, onRemove } = props;
  const id = useId();
  const name = `departure ${place + 1}`;
  return (
    <li
      data-departure
      className={`rounded-card border bg-raised ${fault ? 'border-bad' : 'border-hairline'}`}
    >
      <div className="flex items-center gap-x-1 px-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-lg px-2 py-1.5 text-start text-sm hover:bg-hover"
        >
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 transition-transform ${isOpen ? '' : '-rotate-90'}`}
          />
          <span className="min-w-0">
            <span className="block font-semibold">{departureTitle(row, place)}</span>
            <span className="block text-xs text-soft">
              {[isPast ? 'Past' : statusWords[row.status], firstPrice(row, sharings)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </button>
        <Button icon look="quiet" aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
          <Copy aria-hidden />
        </Button>
        <Button icon look="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
      {fault && (
        <p id={`${id}-fault`} className="px-3 pb-2 text-sm font-medium text-bad">
          {fault.message.charAt(0).toUpperCase() + fault.message.slice(1)}
        </p>
      )}
      {isBelow && (
        <p className="px-3 pb-2 text-sm font-medium text-wait">
          An adult pays less than the Price (৳), which visitors read as the lowest
        </p>
      )}
      <div id={id} hidden={!isOpen} className="px-3 pt-1 pb-3.5">
        {isOpen && <Controls {...props} faultId={fault && `${id}-fault`} />}
      </div>
    </li>
  );
}

function firstPrice({ prices }: DraftDeparture, sharings: readonly string[]): string | undefined {
  const [price] = sharings.flatMap((name) => priceOf(prices[name] ?? '') ?? []);
  return price === undefined || Number.isNaN(price) ? undefined : formatTaka(price, 'en');
}

type ControlsProps = DepartureCardProps & { faultId: string | undefined };

function Controls({ row, sharings, fault, faultId, onChange }: ControlsProps) {
  const control = (name: string): ComponentProps<'input'> & { 'data-control': string } => {
    const isAtFault = fault?.control === name;
    return {
      'data-control': name,
      autoComplete: 'off',
      ...(isAtFault && { 'aria-invalid': true, 'aria-describedby': faultId }),
    };
  };
  const price = (name: string) => (
    <Labelled key={name} text={priceWords(name)}>
      <Input
        {...control(fault?.control === FIRST_PRICE && name === sharings[0] ? FIRST_PRICE : name)}
        inputMode="decimal"
        value={row.prices[name] ?? ''}
        onChange={({ target }) => onChange({ prices: { ...row.prices, [name]: target.value } })}
      />
    </Labelled>
  );
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        <Labelled text="First day">
          <Input
            {...control('from')}
            type="date"
            value={row.from}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        </Labelled>
        <Labelled text="Last day">
          <Input
            {...control('until')}
            type="date"
            min={row.from || undefined}
            value={row.until}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        </Labelled>
        <Labelled text="Status" className="col-span-2 lg:col-span-1">
          <Select
            value={row.status}
            onChange={({ target }) => onChange({ status: target.value as DepartureStatus })}
          >
            {DEPARTURE_STATUSES.map((status) => (
              <option key={status} value={status}>
                {statusWords[status]}
              </option>
            ))}
          </Select>
        </Labelled>
      </div>
      <Group text="Price of a person (৳); at least one of an adult">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">{sharings.map(price)}</div>
        <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">{YOUNGER.map(price)}</div>
      </Group>
      <div className="grid grid-cols-2 gap-3">
        <Labelled text="Seats left">
          <Input
            {...control('seats')}
            placeholder="6"
            value={row.seats}
            onChange={({ target }) => onChange({ seats: target.value })}
          />
        </Labelled>
        <Labelled text="Seats left, বাংলা">
          <Input
            {...control('seats_bn')}
            lang="bn"
            value={row.seats_bn}
            onChange={({ target }) => onChange({ seats_bn: target.value })}
          />
        </Labelled>
      </div>
    </div>
  );
}

const Group = ({ text, children }: { text: string; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-1.5 text-xs font-semibold text-soft">{text}</legend>
    {children}
  </fieldset>
);

interface LabelledProps {
  text: string;
  className?: string;
  children: ReactNode;
}

const Labelled = ({ text, className, children }: LabelledProps) => (
  <label className={`block text-xs font-semibold text-soft ${className ?? ''}`}>
    {text}
    <span className="mt-1 block font-normal text-text">{children}</span>
  </label>
);
