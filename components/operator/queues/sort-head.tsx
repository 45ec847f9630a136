import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';

import { Icon } from '@/components/ui/icon';

interface SortHeadProps {
  readonly name: string;
  /** Null for a column by which nothing is sorted. */
  readonly sorted: false | 'asc' | 'desc' | null;
  readonly onSort: () => void;
}

const ICONS = { asc: ArrowUp, desc: ArrowDown };
const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column. A press sorts by it, and the next one turns the order around. */
export function SortHead({ name, sorted, onSort }: SortHeadProps) {
  return (
    <th
      scope="col"
      aria-sort={sorted ? ORDERS[sorted] : undefined}
      className="hyphens-auto break-words px-2 py-1 text-start text-14 font-semibold leading-snug text-stone-500"
    >
      {sorted === null ? (
        name
      ) : (
        <button
          type="button"
          onClick={onSort}
          className="inline-flex min-h-touch max-w-full items-center gap-1 rounded-field text-start hover:text-enamel-700"
        >
          <span className="min-w-0">{name}</span>
          <Icon icon={sorted ? ICONS[sorted] : ArrowUpDown} size={16} />
        </button>
      )}
    </th>
  );
}
