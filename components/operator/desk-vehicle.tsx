import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import type { WorkVehicle } from '@/components/forms/work-vehicles/use-own-vehicles';
import { WorkVehicleCard } from '@/components/forms/work-vehicles/work-vehicle-card';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { DecisionDialog } from './decision-dialog';
import { PaperPhoto } from './paper-photo';

interface DeskVehicleProps {
  readonly vehicle: WorkVehicle;
  readonly onDecided: () => void;
  /** The owner, where that is not said around it. */
  readonly owner?: ReactNode;
}

/** A vehicle with the photos of its papers, and the decision on it while it waits for one. */
export function DeskVehicle({ vehicle, onDecided, owner }: DeskVehicleProps) {
  const t = useTranslations('desk.decision');
  const words = useTranslations('work-vehicles');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const [isRejecting, setIsRejecting] = useState(false);
  const { isSending, failure, send } = useSending();
  const snackbar = useSnackbar();
  const { vehicleid, sentAtMs, lstPaper, state } = vehicle;
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
  const toDay = (day: string) => formatJalaliDate(day, locale, { hasWeekday: false, hasYear: true });
  return (
    <WorkVehicleCard vehicle={vehicle} heading={owner === undefined ? 'h3' : 'h2'}>
      {owner}
      <ul className="flex flex-wrap gap-4">
        {lstPaper.map(({ kind, fileid, fileurl, validUntil }) => (
          <li key={fileid}>
            <PaperPhoto
              url={fileurl}
              name={words(`papers.${kind}.name`)}
              text={t('until', { date: toDay(validUntil) })}
            />
          </li>
        ))}
      </ul>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {state === 'checking' && (
        <div className="flex flex-wrap gap-3">
          <Button isLoading={isSending} onClick={() => void approve()}>
            {t('approve')}
          </Button>
          <Button variant="secondary" onClick={() => setIsRejecting(true)}>
            {t('reject')}
          </Button>
        </div>
      )}
      {isRejecting && (
        <DecisionDialog
          title={t('rejectTitle')}
          text={t('rejectText')}
          sendLabel={t('reject')}
          onSend={reject}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </WorkVehicleCard>
  );
}
