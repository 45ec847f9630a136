import { useSyncExternalStore } from 'react';

import { toLazyPart } from '@/components/layout/lazy-part';
import { readCookies } from '@/lib/client/browser-features';
import { hasViewMark } from '@/lib/domain/site/view-mark';

const PersonViewBar = toLazyPart(() => import('./person-view-bar').then((module) => module.PersonViewBar));

/** The mark comes and goes with a page of its own. */
const listenToNothing = () => () => undefined;
const isMarked = () => hasViewMark(readCookies());
const isNot = () => false;

/** On every page. While an operator sees the site with somebody's eyes, a bar over it says so; others fetch nothing. */
export function PersonView() {
  const isOn = useSyncExternalStore(listenToNothing, isMarked, isNot);
  return isOn ? <PersonViewBar /> : null;
}
