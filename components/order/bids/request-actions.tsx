import { CalendarClock } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';

import type { Bidding } from './use-bidding';
import { useOrderAnew } from './use-order-anew';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

interface RequestActionsProps {
  readonly bidding: Bidding;
  readonly onCancelled: () => void;
}

/** Another hour, or no order at all. Nothing was paid, so both cost nothing; bidders hear that it is over. */
export function RequestActions({ bidding: { reqid, taskid }, onCancelled }: RequestActionsProps) {
  const t = useTranslations('bidding');
  const [asked, setAsked] = useState<'cancel' | 'hour' | null>(null);
  const orderAnew = useOrderAnew();
  const cancel = async () => {
    await callFromBrowser('reqandpay/cancelrequest', { reqid });
    setAsked(null);
    onCancelled();
  };
  const changeHour = async () => {
    // The answers are fetched first: without them nothing is given up.
    await orderAnew(taskid);
    await callFromBrowser('reqandpay/cancelrequest', { reqid });
  };
  return (
    <div className="-ms-5 flex flex-wrap gap-x-2">
      <Button variant="quiet" onClick={() => setAsked('hour')}>
        <Icon icon={CalendarClock} />
        {t('actions.hour')}
      </Button>
      <Button variant="quiet" className="text-pomegranate-600" onClick={() => setAsked('cancel')}>
        {t('actions.cancel')}
      </Button>
      {asked === 'cancel' && (
        <AskDialog
          title={t('actions.cancelTitle')}
          text={t('actions.cancelText')}
          confirmLabel={t('actions.cancelConfirm')}
          keepLabel={t('actions.keep')}
          isDestructive
          onConfirm={cancel}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'hour' && (
        <AskDialog
          title={t('actions.hourTitle')}
          text={t('actions.hourText')}
          confirmLabel={t('actions.hourConfirm')}
          keepLabel={t('actions.keep')}
          onConfirm={changeHour}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
