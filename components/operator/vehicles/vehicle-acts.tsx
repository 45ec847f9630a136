import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { WorkVehicle } from '@/components/forms/work-vehicles/use-own-vehicles';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';

import { ApproveOrReject } from '../approve-or-reject';
import { DecisionDialog } from '../decision-dialog';

interface VehicleActsProps {
  readonly vehicle: WorkVehicle;
  readonly onDecided: () => void;
}

/** The decision on a vehicle whose papers wait for a look. */
export function VehicleActs({ vehicle: { vehicleid, sentAtMs }, onDecided }: VehicleActsProps) {
  const t = useTranslations('desk.decision');
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
      <ApproveOrReject
        isSending={isSending}
        failure={failure}
        onApprove={() => void approve()}
        onReject={() => setIsRejecting(true)}
      />
      {isRejecting && (
        <DecisionDialog
          keptAs={`vehicle-${vehicleid}-reject`}
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
