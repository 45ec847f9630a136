import { Star } from 'lucide';
import { Icon } from '@/components/ui/icon';

interface RatingProps {
  /** 1 to 5, with a fraction. */
  value: number;
  /** The number as it is read. */
  text: string;
  /** Says the whole: “4.8 out of 5”. */
  label: string;
  /** How many have rated, in words. */
  countText?: string;
  /** The number alone, for who sees it where the words have no room. */
  shortCount?: string;
}

/** A star, the average and the number of reviews. */
export function Rating({ value, text, label, countText, shortCount }: RatingProps) {
  return (
    <span className="inline-flex items-center gap-1 text-14" data-rating={value}>
      <Icon icon={Star} size={16} className="fill-saffron-500 text-saffron-600" />
      <span aria-hidden className="font-bold">
        {text}
      </span>
      <span className="sr-only">{label}</span>
      {shortCount && (
        <span aria-hidden className="text-stone-500">
          ({shortCount})
        </span>
      )}
      {countText && <span className={shortCount ? 'sr-only' : 'text-stone-500'}>({countText})</span>}
    </span>
  );
}
