import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Notice } from '@/components/ui/notice';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { BidChange } from './use-bidding';

/**
 * Announces changes of the bids as they happen. Cards also mark a new bid or another sum; only this text tells of a bid
 * that is gone.
 */
export function BidNews({ changes }: { changes: readonly BidChange[] }) {
  const t = useTranslations('bidding');
  const locale = useLocale();
  const toText = (change: BidChange) => {
    const name = toIsolatedName(change.bid.fullname);
    const price = formatTomans(change.bid.price, locale);
    if (change.kind === 'new') return t('news.new', { name, price });
    return change.kind === 'gone' ? t('news.gone', { name }) : t('news.edited', { name, price });
  };
  const gone = changes.filter(({ kind }) => kind === 'gone');
  const others = changes.filter(({ kind }) => kind !== 'gone');
  return (
    // Atomic, a new bid would say all before it once more.
    <div role="status" aria-atomic={false} className={gone.length === 0 ? 'sr-only' : 'flex flex-col gap-2'}>
      {gone.map((change) => (
        <Notice key={change.bid.sgid} tone="warning">
          <IsolatedNames text={toText(change)} />
        </Notice>
      ))}
      {others.map((change) => (
        <p key={`${change.bid.sgid} ${change.bid.price}`} className="sr-only">
          <IsolatedNames text={toText(change)} />
        </p>
      ))}
    </div>
  );
}
