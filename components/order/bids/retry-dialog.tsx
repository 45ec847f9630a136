import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { hasFreeHour, type AvailableDate, type VisitSlot } from '@/components/forms/visit/available-date';
import { VisitHours } from '@/components/forms/visit/visit-hours';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Bidding } from './use-bidding';

interface RetryDialogProps {
  readonly bidding: Bidding;
  readonly onClose: () => void;
  readonly onRetried: () => void;
}

interface Chosen {
  readonly day: AvailableDate;
  readonly slot: VisitSlot;
}

/** The hours at which the same can be asked for again, where the order is. */
function useHours({ taskid, guide }: Pick<Bidding, 'taskid' | 'guide'>) {
  const former = useCall('clean/getrepeatdraft', { taskid }, { revalidateOnFocus: false });
  const asked = former.data?.draft;
  const dates = useCall(
    'boot/getallavailabledate',
    asked && asked.locationid != null
      ? {
          srvcategoryid: asked.srvcategoryid,
          srvcattypeid: asked.srvcattypeid ?? undefined,
          locationid: asked.locationid,
          hourneed: guide?.hourCount,
        }
      : null,
    { dedupingInterval: 0 },
  );
  return {
    days: dates.data?.lstAvailableDate ?? null,
    error: former.error ?? dates.error,
    refresh: () => void dates.mutate(),
  };
}

/** Opens the bidding again for another hour. */
export function RetryDialog({ bidding, onClose, onRetried }: RetryDialogProps) {
  const { reqid } = bidding;
  const t = useTranslations('bidding');
  const toErrorText = useErrorText();
  const { days, error, refresh } = useHours(bidding);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { isSending, failure, send } = useSending();
  const retry = async () => {
    if (!chosen) return setIsMissing(true);
    const { gDate } = chosen.day;
    const { deliverytimeid } = chosen.slot;
    const sent = await send(() => callFromBrowser('requestBidding/retry', { reqid, gDate, deliverytimeid }));
    if (!sent.ok) {
      if (sent.failure.key === 'slot-expired' || sent.failure.key === 'job-too-long') setChosen(null);
      return refresh();
    }
    onClose();
    onRetried();
  };
  const problem = failure ?? (days ? undefined : error);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('retry.title')}
      description={t('retry.text')}
      closeLabel={t('actions.keep')}
      size="wide"
      footer={
        <>
          <Button isLoading={isSending} disabled={!days?.some(hasFreeHour)} onClick={() => void retry()}>
            {t('retry.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('retry.keep')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {problem && <Notice tone="error">{toErrorText(problem)}</Notice>}
        {!days && !error && <Skeleton className="h-72 rounded-card" />}
        {days && (
          <VisitHours
            days={days}
            chosen={{ gDate: chosen?.day.gDate ?? null, deliverytimeid: chosen?.slot.deliverytimeid ?? null }}
            isMissing={isMissing}
            onChoose={(day, slot) => setChosen({ day, slot })}
          />
        )}
      </div>
    </Dialog>
  );
}
