import type { OrderSide } from '@/lib/contract/enumerations';

const CUSTOMERS_ORDER = '/my-order-list/current_order/?taskid=';
const PROVIDERS_ORDER = '/pelakman/orderlist/newworks/';

/**
 * The page of an order, as each side has it, without the language; a provider's work has one page whatever its state
 * (WIRE, T-18).
 */
export function toOrderPath(taskId: number, side: OrderSide): string {
  return side === 'customer' ? `${CUSTOMERS_ORDER}${taskId}` : `${PROVIDERS_ORDER}${taskId}/`;
}

/** The messages of an order, without the language; both sides have them there. */
export function toThreadPath(taskId: number): string {
  return `/user-profile/messages/order/${taskId}/`;
}

/** Whether a path is the page of an order, as one of its sides has it. */
export function isPageOfOrder(path: string): boolean {
  return path.startsWith(CUSTOMERS_ORDER) || path.startsWith(PROVIDERS_ORDER);
}

/** The part of the contact page's address that names an order by its number. */
export const ORDER_PARAMETER = 'order';

/** The path of the contact form with the order's number, without the language. */
export function toOrderHelpPath(reqcode: string): string {
  return `/contact/?${ORDER_PARAMETER}=${reqcode}`;
}

const SHORT = { customer: 'o', provider: 'w' } as const satisfies Record<OrderSide, string>;
export const SHORT_LINK_KINDS = Object.values(SHORT);

/**
 * The page of an order as short as an SMS wants it: /o/{id}, /w/{id}. lib/server/http/door/short-links.ts leads on.
 * Without a language, the site's first one.
 */
export function toShortOrderPath(taskId: number, side: OrderSide, language?: string): string {
  return ['', SHORT[side], ...(language === undefined ? [] : [language]), taskId].join('/');
}

/**
 * The page of the recipient of an order, who opens it by the key of an SMS and has no account. Without a language, the
 * site's first one.
 */
export function toRecipientPath(visitKey: string, language?: string): string {
  return ['', ...(language === undefined ? [] : [language]), 'visit', visitKey, ''].join('/');
}

/**
 * The page of a proposed price, which is opened by the key of an SMS without a login. Without a language, the site's
 * first one.
 */
export function toPricePath(priceKey: string, language?: string): string {
  return ['', ...(language === undefined ? [] : [language]), 'price', priceKey, ''].join('/');
}

/**
 * The page of a problem with an order, which is opened by the key of an SMS without a login. Without a language, the
 * site's first one.
 */
export function toProblemPath(problemKey: string, language?: string): string {
  return ['', ...(language === undefined ? [] : [language]), 'problem', problemKey, ''].join('/');
}

/**
 * The page on which a provider's certificate of income is checked, by its key and a code. Without a language, the
 * site's first one.
 */
export function toCertificatePath(certificateKey: string, language?: string): string {
  return ['', ...(language === undefined ? [] : [language]), 'certificate', certificateKey, ''].join('/');
}

/** The address that a provider's calendar follows (`provider/renewfeed`), in the language of its entries. */
export function toFeedPath(feedKey: string, language: string): string {
  return `/api/calendar/${language}/${feedKey}.ics`;
}

/** The page that a short address stands for, without the language; null for any other address. */
export function findShortOrderPath(kind: string, number: string): string | null {
  const side = kind === SHORT.customer ? 'customer' : kind === SHORT.provider ? 'provider' : null;
  return side !== null && /^[1-9]\d{0,9}$/.test(number) ? toOrderPath(Number(number), side) : null;
}

/**
 * The path that a message leads to, by its event; null for one without an order. Older messages show their side by
 * their event alone.
 */
export function findMessagePath(
  event: string,
  { taskId, side, isApplicant, seopath }: Readonly<Record<string, unknown>>,
): string | null {
  if (event === 'hour-free' && typeof seopath === 'string') return toServicePath(seopath);
  const place = findPlace(event, isApplicant === 1);
  if (typeof taskId !== 'number' || place !== null) return place;
  if (event.startsWith('review-')) return toReviewPath(taskId);
  const isForProvider = side === undefined ? event.startsWith('work-') : side === 'provider';
  return toOrderPath(taskId, isForProvider ? 'provider' : 'customer');
}

/** The page of a service, without the language. */
export function toServicePath(seopath: string): string {
  return `/services/${seopath}/`;
}

/** The page of an order's review, as its customer has it, without the language. */
function toReviewPath(taskId: number): string {
  return `/my-order-list/taskreview/${taskId}/`;
}

/** The paths of messages without an order. */
const MESSAGE_PLACES = {
  'money-corrected': '/wallet-turnover/',
  'wallet-increased': '/wallet-turnover/',
  'credit-increased': '/pelakman/earnings/',
  'payout-requested': '/pelakman/earnings/',
  'payout-returned': '/pelakman/earnings/',
  'withdrawal-requested': '/user-profile/withdrawal/',
  'withdrawal-returned': '/user-profile/withdrawal/',
  'sheba-changed': '/user-profile/withdrawal/',
  'application-sent': '/joinus/register/',
  'application-approved': '/pelakman/dashboard/',
  'application-rejected': '/joinus/register/',
  'colleague-credit': '/pelakman/colleagues/',
  'reliability-near': '/pelakman/standing/',
  'reliability-urgent': '/pelakman/standing/',
  'reliability-excused': '/pelakman/standing/',
  'reliability-not-excused': '/pelakman/standing/',
  'sanction-offers-held': '/pelakman/standing/',
  'sanction-suspended': '/pelakman/standing/',
  'sanction-warned': '/pelakman/standing/',
  'sanction-blocked': '/pelakman/standing/',
  'provider-paused': '/pelakman/schedule/',
  'provider-pause-ended': '/pelakman/schedule/',
  'sanction-upheld': '/pelakman/standing/',
  'sanction-lifted': '/pelakman/standing/',
  // The work is not theirs to read any more.
  'work-unassigned': '/pelakman/orderlist/acceptworks/',
  // Where it is handed to somebody else.
  'work-returned': '/pelakman/team/',
  'team-invited': '/pelakman/team/',
  'team-joined': '/pelakman/team/',
  'team-refused': '/pelakman/team/',
  'team-left': '/pelakman/team/',
  'team-ended': '/pelakman/team/',
  'team-wage': '/pelakman/team/',
  'regular-asked': '/pelakman/regulars/',
  'regular-left': '/pelakman/regulars/',
  'regular-hour-declined': '/pelakman/regulars/',
  'series-conflict': '/user-profile/series/',
  'series-changed': '/user-profile/series/',
  'series-ended': '/user-profile/series/',
  'series-price': '/user-profile/series/',
  'series-stopped': '/user-profile/series/',
  'regular-agreed': '/user-profile/people/',
  'regular-declined': '/user-profile/people/',
  'regular-ended': '/user-profile/people/',
  'regular-hour-offered': '/user-profile/people/',
  'regular-hours-opened': '/user-profile/people/',
  'vehicle-approved': '/pelakman/vehicles/',
  'vehicle-rejected': '/pelakman/vehicles/',
  'vehicle-ending': '/pelakman/vehicles/',
  'vehicle-ended': '/pelakman/vehicles/',
  // An applicant finds it above the application.
  'paper-asked': '/pelakman/dashboard/',
  'paper-due': '/pelakman/dashboard/',
  'paper-lapsed': '/pelakman/dashboard/',
  'paper-accepted': '/pelakman/dashboard/',
  'paper-closed': '/pelakman/dashboard/',
  'truck-position-asked': '/pelakman/vehicles/',
  'desk-view': '/user-profile/settings/',
  'data-handed-over': '/user-profile/settings/',
  'details-corrected': '/user-profile/info/',
  'certificate-ending': '/pelakman/pelakyar-profile/',
  'certificate-ended': '/pelakman/pelakyar-profile/',
} as const;

/** The messages that belong to no order's thread, although some of them name one. */
export const EVENTS_OF_NO_ORDER: readonly string[] = Object.keys(MESSAGE_PLACES);

/** An applicant who is no provider yet finds the vehicles among the papers of the application. */
function findPlace(event: string, isApplicant: boolean): string | null {
  if (isApplicant) return MESSAGE_PLACES['application-sent'];
  return event in MESSAGE_PLACES ? MESSAGE_PLACES[event as keyof typeof MESSAGE_PLACES] : null;
}

/** Whether a message leads to an order's page, and not to another place of its reader's. */
export function isOrderPath(path: string): boolean {
  return !Object.values<string>(MESSAGE_PLACES).includes(path);
}
