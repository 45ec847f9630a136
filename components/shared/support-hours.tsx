import { Clock } from 'lucide';

import { Icon } from '@/components/ui/icon';

/** How people of the site are reached, in words of the page's language. */
export interface Support {
  readonly phones: readonly string[];
  readonly email: string | null;
  /** Null where no hours are configured: the page then shows none. */
  readonly hours: {
    readonly title: string;
    /** «شنبه تا چهارشنبه، ۹ تا ۱۸». */
    readonly lines: readonly string[];
    /** The words for the other hours. */
    readonly outside: string;
  } | null;
}

/** When somebody answers, and what holds at other times. */
export function SupportHours({ hours }: Pick<Support, 'hours'>) {
  if (!hours) return null;
  const { title, lines, outside } = hours;
  return (
    <div className="flex gap-2">
      <Icon icon={Clock} className="mt-1 shrink-0" />
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{title}</p>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-14 text-stone-500">{outside}</p>
      </div>
    </div>
  );
}
