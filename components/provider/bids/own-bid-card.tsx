import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AskDialog } from '@/components/shared/ask-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import type { BidState } from '@/lib/contract/provider-enumerations';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { toBidState, type OwnBid } from './bid';
import { BidSumRows } from './bid-sum-rows';
import { TemplateDialog } from './template-dialog';

const TONES = {
  pending: 'info',
  selected: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const satisfies Record<BidState, string>;

interface OwnBidCardProps {
  readonly bid: OwnBid;
  /** The work has sums of its own: what a bid of before came to says nothing beside them. */
  readonly isSettled: boolean;
  readonly onEdit: () => void;
  readonly onWithdrawn: () => void;
}

/** One's own bid: its price, its pay and its state. */
export function OwnBidCard({ bid, isSettled, onEdit, onWithdrawn }: OwnBidCardProps) {
  const t = useTranslations('work-bids');
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const state = toBidState(bid);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-18 font-bold">{t('title')}</h3>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      {bid.sgtype === 'hourly' && (
        <p>
          {t('own.hourly', {
            rate: formatTomans(bid.sgamount, locale),
            hours: t('form.hourCount', { count: bid.hourneed }),
          })}
        </p>
      )}
      {!isSettled && <BidSumRows totalRials={bid.price} commissionRials={bid.commissionRial} netRials={bid.netRial} />}
      {bid.sgDesc && (
        <p className="rounded-field bg-stone-50 px-4 py-3">
          <span className="sr-only">{t('own.note')}: </span>
          <WrittenText text={bid.sgDesc} className="inline-block max-w-full" />
        </p>
      )}
      {bid.editedAtMs !== null && (
        <p className="text-14 text-stone-500">{t('own.editedAt', { time: formatInstant(bid.editedAtMs, locale) })}</p>
      )}
      {bid.canEdit && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onEdit}>
            {t('own.edit')}
          </Button>
          <Button variant="quiet" className="text-pomegranate-600" onClick={() => setIsAsked(true)}>
            {t('own.withdraw')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setIsKept(true)}>
          {t('own.keep')}
        </Button>
      </div>
      {isKept && <TemplateDialog sgid={bid.sgid} onClose={() => setIsKept(false)} />}
      {isAsked && <WithdrawDialog bid={bid} onClose={() => setIsAsked(false)} onWithdrawn={onWithdrawn} />}
    </Card>
  );
}

interface WithdrawDialogProps {
  readonly bid: OwnBid;
  readonly onClose: () => void;
  readonly onWithdrawn: () => void;
}

function WithdrawDialog({ bid, onClose, onWithdrawn }: WithdrawDialogProps) {
  const t = useTranslations('work-bids.sure');
  async function withdraw() {
    try {
      await callFromBrowser('suggestion/withdrawsuggestion', { sgid: bid.sgid });
      onClose();
    } finally {
      onWithdrawn();
    }
  }
  return (
    <AskDialog
      title={t('title')}
      text={t('text')}
      confirmLabel={t('confirm')}
      keepLabel={t('keep')}
      isDestructive
      onConfirm={withdraw}
      onClose={onClose}
    />
  );
}
