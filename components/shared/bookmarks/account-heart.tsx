import { useBookmarks } from '@/lib/client/bookmarks';
import { useSending } from '@/lib/client/use-sending';

import { HeartButton, type HeartProps } from './heart-button';

/** The heart of somebody who is logged in: the account keeps what it marks. */
export function AccountHeart({ bookmark, words }: HeartProps) {
  const { isMarked, toggle } = useBookmarks();
  const { isSending, send } = useSending();
  return (
    <HeartButton
      isOn={isMarked(bookmark)}
      words={words}
      isBusy={isSending}
      onPress={() => void send(() => toggle(bookmark))}
    />
  );
}
