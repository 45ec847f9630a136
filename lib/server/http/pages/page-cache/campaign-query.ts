/** Advertisements' parameters for counting visits; no page and no decision of ours reads them. */
const COUNTED = /^(?:utm_(?:source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|fbclid|yclid|msclkid)$/;

/**
 * The address without its query, where nothing but such names is in it: a campaign's visitors get the page as everybody
 * does. Any other query (a referral's token among them) is left for the framework, and so is the address.
 */
export function withoutCampaign(url: string): string {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const names = [...new URLSearchParams(url.slice(mark)).keys()];
  return names.every((name) => COUNTED.test(name)) ? url.slice(0, mark) : url;
}
