import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { TruckCards } from '@/components/shared/facts/truck-cards';
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

import type { TaskDetail } from './task-detail';

interface NextTruckDialogProps {
  readonly task: TaskDetail;
  readonly onClose: () => void;
  readonly onCancel: () => void;
  readonly onOffered: () => void;
}

/**
 * After a driver declined or did not answer: another truck near the car, the nearest first, or the end of the order.
 */
export function NextTruckDialog({ task, onClose, onCancel, onOffered }: NextTruckDialogProps) {
  const t = useTranslations('order-following.nextProvider');
  const common = useTranslations('common');
  const petrol = useTranslations('petrol.next');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { data, error, mutate } = useCall(
    'reqandpay/getnextprovider',
    { taskid: task.taskid },
    { dedupingInterval: 0 },
  );
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { isSending, failure, send } = useSending();
  const trucks = data?.lstTruck ?? [];
  const chosen = trucks.find(({ truckId }) => truckId === chosenId) ?? trucks[0];
  const problem = failure ?? (data ? null : error);
  const offer = async (workerUserId: number, name: string) => {
    const sent = await send(() =>
      callFromBrowser('reqandpay/offernextprovider', { taskid: task.taskid, workerUserId }),
    );
    if (!sent.ok) return void (await mutate());
    snackbar.show({ text: <IsolatedNames text={t('done', { name: toIsolatedName(name) })} />, tone: 'success' });
    onClose();
    onOffered();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={petrol('title')}
      description={t('text')}
      closeLabel={common('close')}
      size="wide"
      footer={
        <>
          {chosen && (
            <Button
              className="max-tablet:basis-full"
              isLoading={isSending}
              onClick={() => void offer(chosen.workerUserId, chosen.fullname)}
            >
              <IsolatedNames text={t('offer', { name: toIsolatedName(chosen.fullname) })} />
            </Button>
          )}
          <Button variant="quiet" className="text-pomegranate-600 max-tablet:basis-full" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {problem && <Notice tone="error">{toErrorText(problem)}</Notice>}
        {!data && !error && <Skeleton className="h-48 rounded-card" />}
        {data && trucks.length === 0 && <p>{petrol('none')}</p>}
        {trucks.length > 0 && (
          <TruckCards
            trucks={trucks}
            legend={petrol('trucks')}
            value={chosen?.truckId ?? null}
            onValueChange={setChosenId}
          />
        )}
      </div>
    </Dialog>
  );
}
