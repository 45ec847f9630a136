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
 * Says before the first drawing whether somebody is logged in who has an address, and so most likely an order. What
 * they return for then has its place at the top, and nothing moves when it comes.
 */
export function ReturningScript() {
  const call = `(${markReturning.toString()})(${JSON.stringify(USER_ACCOUNT_KEY)})`;
  return <script dangerouslySetInnerHTML={{ __html: call }} />;
}

export const isReturning = (): boolean => document.documentElement.dataset.returning !== undefined;
