import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { AvailableDate, VisitSlot } from '@/components/forms/visit/available-date';
import { hasFreeHour } from '@/components/forms/visit/available-date';
import { VisitHours } from '@/components/forms/visit/visit-hours';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface OfferHourDialogProps {
  readonly customer: { readonly userId: number; readonly name: string };
  readonly onClose: () => void;
}

interface Hour extends VisitSlot {
  readonly gDate: string;
}

/** A free hour of the provider's for a regular customer, with the work of their last order. Load it when it is used. */
export function OfferHourDialog({ customer: { userId, name }, onClose }: OfferHourDialogProps) {
  const t = useTranslations('provider.regulars.offer');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const [hour, setHour] = useState<Hour | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { data, error, mutate } = useCall('regular/getofferhours', { customerUserId: userId }, { dedupingInterval: 0 });
  const { isSending, failure, send } = useSending();
  const problem = failure ?? (data ? null : error);
  const isolated = toIsolatedName(name);
  const days = data?.lstAvailableDate ?? [];
  const hasHours = days.some(hasFreeHour);
  const offer = async () => {
    if (!hour) return setIsMissing(true);
    const { gDate, deliverytimeid } = hour;
    const sent = await send(() =>
      callFromBrowser('regular/offerhour', { customerUserId: userId, gDate, deliverytimeid }),
    );
    if (!sent.ok) return void mutate();
    snackbar.show({ text: <IsolatedNames text={t('done', { name: isolated })} />, tone: 'success' });
    onClose();
  };
  const choose = (day: AvailableDate, slot: VisitSlot) => setHour({ ...slot, gDate: day.gDate });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { name: isolated })}
      description={t('text', { work: data?.workName ?? '' })}
      closeLabel={t('close')}
      size="wide"
      footer={
        hasHours && (
          <Button isLoading={isSending} onClick={() => void offer()}>
            {t('send')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {problem && <Notice tone="error">{toErrorText(problem)}</Notice>}
        {!data && !error && <Skeleton className="h-72 rounded-card" />}
        {data && !hasHours && <p>{t('none')}</p>}
        {hasHours && (
          <VisitHours
            days={days}
            chosen={{ gDate: hour?.gDate ?? null, deliverytimeid: hour?.deliverytimeid ?? null }}
            isMissing={isMissing && hour === null}
            onChoose={choose}
          />
        )}
      </div>
    </Dialog>
  );
}
