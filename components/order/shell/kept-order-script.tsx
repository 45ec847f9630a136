import { NEWEST_DRAFTS_PREFIX } from '@/lib/domain/site/newest-drafts-prefix';

/**
 * Runs where it stands, before the question behind it is drawn and before the framework. It is sent as text, so it uses
 * nothing from outside itself.
 *
 * Where this browser kept an order of the service, the server's guess of the first question is wrong. The script then
 * hides that question (order-funnel.tsx), and the framework starts as at a sign of a person.
 */
function hideGuess(key: string): void {
  try {
    if (!localStorage.getItem(key)) return;
    document.documentElement.dataset.keptOrder = '';
    dispatchEvent(new Event('input'));
  } catch {
    // A browser that refuses its storage kept nothing.
  }
}

export function KeptOrderScript({ seopath }: { readonly seopath: string }) {
  const key = JSON.stringify(NEWEST_DRAFTS_PREFIX + seopath);
  return <script dangerouslySetInnerHTML={{ __html: `(${hideGuess.toString()})(${key})` }} />;
}
