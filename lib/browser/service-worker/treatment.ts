import { ORDER_STEP_PARAMETER } from '@/lib/domain/site/query-parameters';
import { isIndexablePath } from '@/lib/i18n/indexable-routes';
import { splitLocalePath } from '@/lib/i18n/paths';
import { findCategorySeopath } from '@/lib/i18n/public-routes';

/**
 * The treatment of a request. A `file` comes from the cache, else from the network. A document comes from the network,
 * else it is the page that `key` names, else the offline page.
 */
export type Treatment =
  | { readonly kind: 'leave' }
  | { readonly kind: 'file' }
  | { readonly kind: 'document'; readonly key: string | null }
  | { readonly kind: 'visit'; readonly key: string };

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly isClientNavigation: boolean;
}

const LEAVE: Treatment = { kind: 'leave' };
/** Named by their content, or changed with a build alone. */
const FILES = ['/_next/static/', '/icons/', '/illustrations/', '/images/'];
/** A provider's dashboard, the list of accepted work, and each work of it; and the page of a customer's orders. */
const WORK_PATH = /^\/(?:pelakman\/(?:dashboard|orderlist\/acceptworks(?:\/\d+)?)|my-order-list\/current_order)\/$/;
/** The worker does not touch calls, the demo's pages and the broker. */
const NEVER = ['/api/', '/dev/', '/mqtt'];

/** Decides by the address alone. Whether an answer may be kept is then up to the answer (keep-page.ts). */
export function chooseTreatment({ method, mode, url: address, isClientNavigation }: Asked, origin: string): Treatment {
  const url = new URL(address);
  if (method !== 'GET' || url.origin !== origin || NEVER.some((prefix) => url.pathname.startsWith(prefix)))
    return LEAVE;
  if (FILES.some((prefix) => url.pathname.startsWith(prefix))) return { kind: 'file' };
  const key = findKey(url);
  if (mode === 'navigate') return { kind: 'document', key };
  return isClientNavigation && key !== null ? { kind: 'visit', key } : LEAVE;
}

/**
 * The address under which a page is kept. It is its own for a page that everybody sees alike, and `…?order-step` for
 * every step of a service's order. The pages of a provider's day and of a customer's orders are kept by their path: the
 * page itself holds nothing of anybody. Null for other pages of one person, and for addresses with any other query.
 */
function findKey({ pathname, searchParams }: URL): string | null {
  const { path } = splitLocalePath(pathname);
  if (WORK_PATH.test(path)) return pathname;
  if (!isIndexablePath(path)) return null;
  const names = [...searchParams.keys()].filter((name) => !isIrrelevant(name));
  if (names.length === 0) return pathname;
  return names.includes(ORDER_STEP_PARAMETER) && findCategorySeopath(path) !== null ? toOrderKey(pathname) : null;
}

/** The framework's own mark, and where somebody came from. */
function isIrrelevant(name: string): boolean {
  return name === '_rsc' || name.startsWith('utm_');
}

function toOrderKey(pathname: string): string {
  return `${pathname}?${ORDER_STEP_PARAMETER}`;
}

/** Whether a key is a page of a provider's day or of a customer's orders, which that person alone may open. */
export function isWorkKey(key: string): boolean {
  return WORK_PATH.test(splitLocalePath(key).path);
}

export function isOrderKey(key: string): boolean {
  return key.endsWith(`?${ORDER_STEP_PARAMETER}`);
}
