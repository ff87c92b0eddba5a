import { classNames } from './class-names.ts';

export interface Column {
  /** Below the chart, in a word: "14". */
  mark: string;
  /** Words when pointed at: "14 March 2027: 12 views". */
  words: string;
  value: number;
}

interface ColumnChartProps {
  /** All of it in a sentence, for who cannot see it. */
  summary: string;
  columns: readonly Column[];
  /** The highest value, in words. */
  most: string;
  tone: 'accent' | 'save';
}

/** Units of the drawing: it is stretched to its place. */
const [WIDTH, GAP, HEIGHT] = [10, 2, 100];
/** Marks that fit below a chart on a phone. */
const MARKS = 6;

const fills = { accent: 'fill-accent', save: 'fill-save' } as const;

/** A column for each value. Its table stands beside it: this is a picture of that. */
export function ColumnChart({ summary, columns, most, tone }: ColumnChartProps) {
  const highest = Math.max(1, ...columns.map(({ value }) => value));
  const every = Math.ceil(columns.length / MARKS);
  return (
    <div>
      <p aria-hidden className="text-xs text-faint tabular-nums">
        {most}
      </p>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${columns.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-32 w-full border-y border-hairline lg:h-40"
      >
        {columns.map(({ mark, words, value }, place) => (
          <g key={`${mark} ${words}`}>
            {/* As high as the chart: a low column can be pointed at, too. */}
            <rect
              x={place * WIDTH}
              width={WIDTH}
              height={HEIGHT}
              className="fill-transparent hover:fill-hover"
            />
            <rect
              x={place * WIDTH + GAP / 2}
              y={HEIGHT - (value / highest) * HEIGHT}
              width={WIDTH - GAP}
              height={(value / highest) * HEIGHT}
              className={classNames('pointer-events-none', fills[tone])}
            />
            <title>{words}</title>
          </g>
        ))}
      </svg>
      <ol aria-hidden className="mt-1 flex text-xs text-faint tabular-nums">
        {columns.map(({ mark, words }, place) => (
          <li
            key={`${mark} ${words}`}
            className="min-w-0 flex-1 overflow-visible whitespace-nowrap"
          >
            {place % every === 0 && mark}
          </li>
        ))}
      </ol>
    </div>
  );
}
