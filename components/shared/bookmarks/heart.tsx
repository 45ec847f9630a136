'use client';

import { Heart as HeartDrawing } from 'lucide';

import { toLazyPart } from '@/components/layout/lazy-part';
import { Icon } from '@/components/ui/icon';
import { isSameBookmark, keepBookmarks, useKeptBookmarks } from '@/lib/client/kept-bookmarks';
import { useUserAccount } from '@/lib/client/user-account';

import { HeartButton, type HeartProps } from './heart-button';

/** Fetched for logged-in readers alone: a visitor's heart asks the server nothing. */
const AccountHeart = toLazyPart<HeartProps>(
  () => import('./account-heart').then((module) => module.AccountHeart),
  // Drawn as it will be, so that its ground is never empty.
  <span className="flex min-h-touch min-w-touch shrink-0 items-center justify-center text-pomegranate-600">
    <Icon icon={HeartDrawing} size={24} />
  </span>,
);

/** One press marks a service or a professional, another takes the mark away; before the login, in this browser. */
export function Heart(props: HeartProps) {
  return useUserAccount() ? <AccountHeart {...props} /> : <KeptHeart {...props} />;
}

function KeptHeart({ bookmark, words }: HeartProps) {
  const kept = useKeptBookmarks();
  const isOn = kept.some(isSameBookmark(bookmark));
  const toggle = () => {
    const others = kept.filter((mark) => !isSameBookmark(bookmark)(mark));
    keepBookmarks(isOn ? others : [bookmark, ...others]);
  };
  return <HeartButton isOn={isOn} words={words} onPress={toggle} />;
}
