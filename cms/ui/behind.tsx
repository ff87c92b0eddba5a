import type { ReactNode } from 'react';

export interface BehindProps {
  label: string;
  /** Of the columns; the first is that of the rows' own names. */
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly [ReactNode, ...ReactNode[]] }[];
}

/** The table behind a chart, closed until somebody wants it. */
export const Behind = ({ label, heads, rows }: BehindProps) => (
  <details className="mt-3 text-sm">
    <summary className="inline-flex min-h-11 items-center font-semibold text-accent lg:min-h-9">
      As a table
    </summary>
    <div tabIndex={0} role="region" aria-label={label} className="overflow-x-auto">
      <table aria-label={label} className="w-full text-start tabular-nums">
        <thead>
          <tr className="border-b border-hairline">
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="py-2 pe-4 text-start text-xs font-semibold text-faint"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key}>
              <th scope="row" className="py-1.5 pe-4 text-start font-normal whitespace-nowrap">
                {name}
              </th>
              {values.map((value, place) => (
                <td key={heads[place + 1]} className="py-1.5 pe-4">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
