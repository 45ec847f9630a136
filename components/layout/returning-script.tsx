import { USER_ACCOUNT_KEY } from '@/lib/domain/site/user-account-key';

/** The browser's key for the heights of a returning person's part of the home page: { [layout]: CSS pixels }. */
export const RETURNING_HEIGHTS_KEY = 'returningHeights';

/** Marks the document before it is drawn; sent as text, so it uses nothing from outside itself. */
function markReturning(accountKey: string, heightsKey: string): void {
  try {
    const account = JSON.parse(localStorage.getItem(accountKey) ?? 'null') as { deliveryAddressCount?: number } | null;
    if (!account?.deliveryAddressCount) return;
    const root = document.documentElement;
    const heights = JSON.parse(localStorage.getItem(heightsKey) ?? '{}') as Record<string, number | undefined>;
    const height = heights[`${root.lang} ${window.innerWidth}`];
    if (height === 0) return;
    root.dataset.returning = height === undefined ? 'first' : 'known';
    root.style.setProperty('--returning-height', `${height ?? 0}px`);
  } catch {
    // A browser may refuse its storage: then everybody sees the page of a newcomer.
  }
}

/**
 * Marks the page before its first drawing for a logged-in person with an address, who most likely has an order.
 * `known`: this browser remembers how high the person's part was, and keeps its place at the top. `first`: it does not,
 * so the part stands below the search, where it moves nothing that is seen.
 */
export function ReturningScript() {
  const call = `(${markReturning.toString()})(${JSON.stringify(USER_ACCOUNT_KEY)},${JSON.stringify(RETURNING_HEIGHTS_KEY)})`;
  return <script dangerouslySetInnerHTML={{ __html: call }} />;
}

export const isReturning = (): boolean => document.documentElement.dataset.returning !== undefined;
