/** The browser's event when the site can be installed; the standard's types lack it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/**
 * Where the page's head keeps the offer, which comes once and before the framework, and what tells that it came or
 * went.
 */
export const INSTALL_OFFER_KEY = 'pelakfanInstallOffer';
export const INSTALL_OFFER_EVENT = 'pelakfan:install-offer';
