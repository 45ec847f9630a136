import { Navigation } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { isVisitAgreed } from '@/lib/domain/order/order-states';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TaskDetail } from './task-detail';

/** While a truck is about to come: the way to the car, by SMS to its driver (gas/sendroutmsg). */
export function SendWay({ task }: { task: TaskDetail }) {
  const t = useTranslations('petrol.way');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [isSent, setIsSent] = useState(false);
  const { petrol, latitude, longitude, state } = task;
  const truckId = petrol?.truckId ?? null;
  if (truckId === null || latitude === null || longitude === null || !isVisitAgreed(state)) return null;
  const press = async () => {
    const sent = await send(() =>
      callFromBrowser('gas/sendroutmsg', { truckId, googleLat: latitude, googleLong: longitude }),
    );
    setIsSent(sent.ok);
  };
  return (
    <Card className="flex flex-col items-start gap-3">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="text-stone-500">{t('text')}</p>
      </div>
      <Button variant="secondary" isLoading={isSending} onClick={() => void press()}>
        <Icon icon={Navigation} />
        {t('send')}
      </Button>
      <div aria-live="polite">
        {isSent && !failure && <p className="text-turquoise-600">{t('sent')}</p>}
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      </div>
    </Card>
  );
}
