import { ProgressBar } from '@/components/ui/progress';

const PERCENT = 100;

export interface BarRow {
  readonly key: string;
  readonly label: string;
  readonly percent: number;
  readonly text: string;
  /** The accessible text in place of the shown one. */
  readonly spoken?: string;
}

interface StarWords {
  readonly toLabel: (stars: number) => string;
  readonly toText: (given: number) => string;
}

/**
 * A row for each number of stars, the best first; none of no reviews. `starCounts`: the reviews with one star, two, and
 * so on.
 */
export function toStarRows(starCounts: readonly number[], { toLabel, toText }: StarWords): readonly BarRow[] {
  const count = starCounts.reduce((sum, given) => sum + given, 0);
  if (count === 0) return [];
  return starCounts
    .map((given, index) => ({
      key: String(index + 1),
      label: toLabel(index + 1),
      percent: Math.round((given / count) * PERCENT),
      text: toText(given),
    }))
    .toReversed();
}

/** Bars for eyes, a table for readers. */
export function Bars({ caption, rows }: { readonly caption: string; readonly rows: readonly BarRow[] }) {
  return (
    <table className="w-full text-14">
      <caption className="pb-1 text-start font-medium">{caption}</caption>
      <tbody>
        {rows.map(({ key, label, percent, text, spoken }) => (
          <tr key={key}>
            <th scope="row" className="whitespace-nowrap py-1 pe-3 text-start font-normal">
              {label}
            </th>
            <td aria-hidden className="w-full py-1">
              <ProgressBar label={label} percent={percent} />
            </td>
            <td className="py-1 ps-3 text-end">
              {spoken ? (
                <>
                  <span aria-hidden>{text}</span>
                  <span className="sr-only">{spoken}</span>
                </>
              ) : (
                text
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
