'use client';

import { useEffect, useState, type ReactNode } from 'react';

import { toLazyPart } from '@/components/layout/lazy-part';
import { useUserAccount } from '@/lib/client/user-account';

import type { GiftProps } from './gift';

const Gift = toLazyPart(() => import('./gift').then((module) => module.Gift));

interface GiftOpenerProps extends Pick<GiftProps, 'title' | 'closeLabel' | 'children'> {
  readonly className: string;
  /** The button's content, rendered on the server. */
  readonly button: ReactNode;
}

/**
 * The welcome gift (row S-28), for visitors who are not logged in: a button. Once a browser the dialog opens by itself,
 * for a reader who goes on by hand. What decides that is fetched with the first scrolling.
 */
export function GiftOpener({ className, button, ...gift }: GiftOpenerProps) {
  const isVisitor = useUserAccount() === null;
  const [state, setState] = useState<'quiet' | 'watched' | 'open'>('quiet');
  useEffect(() => {
    const watch = () => setState((now) => (now === 'quiet' ? 'watched' : now));
    const listening = new AbortController();
    for (const sign of ['wheel', 'touchmove'])
      addEventListener(sign, watch, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return isVisitor ? (
    <>
      <button type="button" onClick={() => setState('open')} className={className}>
        {button}
      </button>
      {state !== 'quiet' && (
        <Gift {...gift} isOpen={state === 'open'} onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'watched')} />
      )}
    </>
  ) : null;
}
