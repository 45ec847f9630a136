/** The operators of the browsers' push services: Chromium's, Firefox's, Edge's on Windows, Safari's. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** Whether a browser's maker runs this address. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '';
  return isPlain && SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
