import { USER_ACCOUNT_KEY } from '@/lib/domain/site/user-account-key';

/** Marks the document before it is drawn; sent as text, so it uses nothing from outside itself. */
function markReturning(storageKey: string): void {
  try {
    const account = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as { deliveryAddressCount?: number } | null;
    if (account?.deliveryAddressCount) document.documentElement.dataset.returning = '';
  } catch {
    // A browser may refuse its storage: then everybody sees the page of a newcomer.
  }
}

/**
 * Marks the page before its first drawing for a logged-in person with an address, who most likely has an order. The
 * order then has a place kept at the top. What comes is not exactly as high, so the page still moves a little.
 */
export function ReturningScript() {
  const call = `(${markReturning.toString()})(${JSON.stringify(USER_ACCOUNT_KEY)})`;
  return <script dangerouslySetInnerHTML={{ __html: call }} />;
}

export const isReturning = (): boolean => document.documentElement.dataset.returning !== undefined;
