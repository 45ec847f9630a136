import { Heart as HeartSign } from 'lucide';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { useBookmarks, type Bookmark } from '@/lib/client/bookmarks';
import { useSending } from '@/lib/client/use-sending';

export interface HeartProps {
  readonly bookmark: Bookmark;
  /** What a press does, by whether it is marked. */
  readonly words: { readonly add: string; readonly remove: string };
}

/** One press marks a service or a professional, another takes the mark away; before the login, in this browser. */
export function Heart({ bookmark, words }: HeartProps) {
  const { isMarked, toggle } = useBookmarks();
  const { isSending, send } = useSending();
  const isOn = isMarked(bookmark);
  const label = isOn ? words.remove : words.add;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isSending || undefined}
      onClick={() => void (isSending || send(() => toggle(bookmark)))}
      className="flex min-h-touch min-w-touch items-center justify-center rounded-full text-pomegranate-600"
    >
      <Icon icon={HeartSign} size={24} className={classNames(isOn && 'fill-pomegranate-600')} />
    </button>
  );
}
