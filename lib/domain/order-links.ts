/** Whose page of an order. */
export type OrderSide = 'customer' | 'provider';

/** The page of an order, as each side has it, without the language; a provider's work has one page whatever its state (WIRE, T-18). */
export function toOrderPath(taskId: number, side: OrderSide): string {
  return side === 'customer'
    ? `/my-order-list/current_order/?taskid=${taskId}`
    : `/pelakman/orderlist/newworks/${taskId}/`;
}

/** The part of the contact page's address that names an order by its number. */
export const ORDER_PARAMETER = 'order';

/** Where help for an order is asked for: the contact form, which takes its number along. Without the language. */
export function toOrderHelpPath(reqcode: string): string {
  return `/contact/?${ORDER_PARAMETER}=${reqcode}`;
}

const SHORT = { customer: 'o', provider: 'w' } as const satisfies Record<OrderSide, string>;
export const SHORT_LINK_KINDS = Object.values(SHORT);

/**
 * The page of an order as short as an SMS wants it: /o/{id}, /w/{id}. lib/server/http/short-links.ts leads on.
 * Without a language, the site's first one.
 */
export function toShortOrderPath(taskId: number, side: OrderSide, language?: string): string {
  return ['', SHORT[side], ...(language === undefined ? [] : [language]), taskId].join('/');
}

/** The page that a short address stands for, without the language; null for any other address. */
export function findShortOrderPath(kind: string, number: string): string | null {
  const side = kind === SHORT.customer ? 'customer' : kind === SHORT.provider ? 'provider' : null;
  return side !== null && /^[1-9]\d{0,9}$/.test(number) ? toOrderPath(Number(number), side) : null;
}

/** Where a message leads, by what it tells; null for one without an order. Older ones say whose they are by their event alone. */
export function findMessagePath(event: string, { taskId, side }: Readonly<Record<string, unknown>>): string | null {
  if (typeof taskId !== 'number') return null;
  const isForProvider = side === undefined ? event.startsWith('work-') : side === 'provider';
  return toOrderPath(taskId, isForProvider ? 'provider' : 'customer');
}
