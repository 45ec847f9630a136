import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { SumRow } from '@/components/shared/sum-row';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { STEPS } from '@/lib/funnel/steps';
import { formatDigits, formatTomans, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { useOrder } from '../state/order-context';
import { toBidFields } from './followed-fields';
import type { Bid } from './use-bidding';

interface ChooseDialogProps {
  /** As it was when it was pressed. */
  readonly asked: Bid;
  /** As it is now; null once it was taken back. */
  readonly current: Bid | null;
  /** The one that was chosen before; null for none. */
  readonly insteadOf: number | null;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/**
 * Says once what is chosen, for how much and what follows. A bid that became another one meanwhile is said, and its new
 * sum is what is confirmed.
 */
export function ChooseDialog({ asked, current, insteadOf, onClose, onChange }: ChooseDialogProps) {
  const t = useTranslations('bidding');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const { draft, show, save, goTo, followedTaskId } = useOrder();
  const detail = useCall('clean/gettaskdetail', followedTaskId === null ? null : { taskid: followedTaskId });
  const { isSending, failure, send } = useSending();
  const bid = current ?? asked;
  const isGone = current === null || failure?.key === 'bid-gone' || failure?.key === 'slot-taken';
  const choose = async () => {
    const sent = await send(() =>
      callFromBrowser('suggestion/selectsuggestionbyuser', {
        sgid: bid.sgid,
        seenRial: bid.price,
        ...(insteadOf === null ? {} : { insteadOf }),
      }),
    );
    if (!sent.ok) return onChange();
    const { placed } = draft;
    show(toBidFields(sent.answer.suggestion));
    save({ hasBids: true, placed: placed && { ...placed, phase: 'chosen' } });
    onChange();
    void detail.mutate();
    goTo(STEPS.preFactor);
  };
  const name = toIsolatedName(bid.fullname);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('choose.title', { name })}
      closeLabel={common('close')}
      footer={
        <>
          <Button disabled={isGone} isLoading={isSending} onClick={() => void choose()}>
            {t('choose.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('choose.keep')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <BidSum bid={bid} />
        <p>{t('choose.then')}</p>
        {insteadOf !== null && <Notice>{t('choose.other')}</Notice>}
        <div role="status" className="empty:hidden">
          {!isGone && bid.price !== asked.price && (
            <Notice tone="warning">
              <IsolatedNames text={t('choose.changed', { name })} />
            </Notice>
          )}
          {current === null && !failure && (
            <Notice tone="warning">
              <IsolatedNames text={t('news.gone', { name })} />
            </Notice>
          )}
        </div>
        {failure && failure.key !== 'price-changed' && <Notice tone="error">{toErrorText(failure)}</Notice>}
      </div>
    </Dialog>
  );
}

/** The chosen bid: duration, hour and total. */
function BidSum({ bid }: { bid: Bid }) {
  const t = useTranslations('bidding');
  const locale = useLocale();
  const { draft } = useOrder();
  const visit =
    draft.gDate === null || draft.startHour === null
      ? ''
      : formatVisitTime(draft.gDate, draft.startHour, draft.startHour + bid.hourneed, locale);
  return (
    <dl className="flex flex-col gap-2 rounded-field bg-stone-50 p-4">
      {bid.sgtype === 'hourly' && (
        <SumRow
          label={t('choose.hourly', {
            count: bid.hourneed,
            hours: formatDigits(bid.hourneed, locale),
            rate: formatTomans(bid.sgamount, locale),
          })}
          amount={bid.price}
        />
      )}
      <SumRow label={t('choose.visit')} amount={visit} />
      <SumRow look="total" label={t('choose.total')} amount={bid.price} />
    </dl>
  );
}
