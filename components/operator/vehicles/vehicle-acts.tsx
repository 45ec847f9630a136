import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { WorkVehicle } from '@/components/forms/work-vehicles/use-own-vehicles';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { DecisionDialog } from '../decision-dialog';

interface VehicleActsProps {
  readonly vehicle: WorkVehicle;
  readonly onDecided: () => void;
}

/** The decision on a vehicle whose papers wait for a look. */
export function VehicleActs({ vehicle: { vehicleid, sentAtMs }, onDecided }: VehicleActsProps) {
  const t = useTranslations('desk.decision');
  const toErrorText = useErrorText();
  const [isRejecting, setIsRejecting] = useState(false);
  const { isSending, failure, send } = useSending();
  const snackbar = useSnackbar();
  const approve = async () => {
    const wish = { decision: 'approve', vehicleid, sentAtMs } as const;
    const sent = await send(() => callFromBrowser('operator/decideworkvehicle', wish));
    if (sent.ok) snackbar.show({ text: t('recorded'), tone: 'success' });
    // Where it was changed meanwhile, what it says now is read.
    onDecided();
  };
  const reject = async (reason: string) => {
    await callFromBrowser('operator/decideworkvehicle', { decision: 'reject', vehicleid, sentAtMs, reason });
    setIsRejecting(false);
    onDecided();
  };
  return (
    <>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isSending} onClick={() => void approve()}>
          {t('approve')}
        </Button>
        <Button variant="secondary" onClick={() => setIsRejecting(true)}>
          {t('reject')}
        </Button>
      </div>
      {isRejecting && (
        <DecisionDialog
          title={t('rejectTitle')}
          text={t('rejectText')}
          sendLabel={t('reject')}
          onSend={reject}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </>
  );
}
