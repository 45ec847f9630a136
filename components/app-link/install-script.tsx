import { INSTALL_OFFER_EVENT, INSTALL_OFFER_KEY } from './install-event';

/**
 * Sent as text, so it uses nothing from outside itself. The browser's own bar would come at once, to people who did not
 * ask: /web-app/ has a button.
 */
function keepOffer(key: string, eventName: string): void {
  const keep = (offer: Event | null) => {
    Reflect.set(window, key, offer);
    dispatchEvent(new Event(eventName));
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event);
  });
  addEventListener('appinstalled', () => keep(null));
}

/** Stands once, in the head of all pages. */
export function InstallScript() {
  return (
    <script
      dangerouslySetInnerHTML={{
        __html: `(${keepOffer.toString()})(${JSON.stringify(INSTALL_OFFER_KEY)},${JSON.stringify(INSTALL_OFFER_EVENT)})`,
      }}
    />
  );
}
