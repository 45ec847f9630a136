import { Heart } from 'lucide';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { Bookmark } from '@/lib/client/kept-bookmarks';

export interface HeartProps {
  readonly bookmark: Bookmark;
  /** The button's words while unmarked and while marked. */
  readonly words: { readonly add: string; readonly remove: string };
}

interface HeartButtonProps extends Pick<HeartProps, 'words'> {
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly onPress?: () => void;
}

/** The button with the heart. The account or the browser keeps what it marks. */
export function HeartButton({ isOn, words, isBusy = false, onPress }: HeartButtonProps) {
  const label = isOn ? words.remove : words.add;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
      className="flex min-h-touch min-w-touch shrink-0 items-center justify-center rounded-full text-pomegranate-600"
    >
      <Icon icon={Heart} size={24} className={classNames(isOn && 'fill-pomegranate-600')} />
    </button>
  );
}
