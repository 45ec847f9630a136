'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

import { toButtonClassName } from '@/components/ui/button-look';
import { matchesMedia } from '@/lib/client/browser-features';

import { INSTALL_OFFER_EVENT, INSTALL_OFFER_KEY, type InstallOffer } from './install-event';

const STANDALONE = '(display-mode: standalone)';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(INSTALL_OFFER_EVENT, onChange);
  return () => window.removeEventListener(INSTALL_OFFER_EVENT, onChange);
}

function readOffer(): InstallOffer | null {
  const offer: unknown = Reflect.get(window, INSTALL_OFFER_KEY);
  return offer instanceof Event && 'prompt' in offer ? (offer as InstallOffer) : null;
}

interface InstallButtonProps {
  readonly children: ReactNode;
  /** Instead, where the site runs as an app already. */
  readonly installed: ReactNode;
}

/** Installs the site, where the browser offers that; nothing elsewhere, for the steps are on the page. */
export function InstallButton({ children, installed }: InstallButtonProps) {
  const offer = useSyncExternalStore(subscribe, readOffer, () => null);
  const isInstalled = useSyncExternalStore(
    subscribe,
    () => matchesMedia(STANDALONE),
    () => false,
  );
  if (isInstalled) return installed;
  if (!offer) return null;
  const install = async () => {
    // An offer can be made use of once.
    await offer.prompt();
    Reflect.set(window, INSTALL_OFFER_KEY, null);
    window.dispatchEvent(new Event(INSTALL_OFFER_EVENT));
  };
  return (
    <button
      type="button"
      onClick={() => void install()}
      className={`${toButtonClassName({ size: 'large' })} self-start`}
    >
      {children}
    </button>
  );
}
