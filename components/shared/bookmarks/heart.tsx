'use client';

import { toLazyPart } from '@/components/layout/lazy-part';
import { isSameBookmark, keepBookmarks, useKeptBookmarks } from '@/lib/client/kept-bookmarks';
import { useUserAccount } from '@/lib/client/user-account';

import { HeartButton, type HeartProps } from './heart-button';

/** Fetched for logged-in readers alone: a visitor's heart asks the server nothing. */
const AccountHeart = toLazyPart<HeartProps>(
  () => import('./account-heart').then((module) => module.AccountHeart),
  <span className="inline-block min-h-touch min-w-touch shrink-0" />,
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
