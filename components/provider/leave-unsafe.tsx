import { Phone, ShieldAlert } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { POLICE_NUMBER } from '@/lib/domain/constants/providers';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from './work-move';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

interface LeaveUnsafeProps {
  readonly work: WorkDetail;
  readonly onMoved: () => void;
}

/** Ends a visit at which its professional does not feel safe. The way to the police stands in the question. */
export function LeaveUnsafe({ work, onMoved }: LeaveUnsafeProps) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  if (!work.moves.includes('leaveUnsafe')) return null;
  const leave = async () => {
    try {
      await makeOwnMove({ taskId: work.taskid, workName: toWorkName(work), move: 'leaveUnsafe' });
      setIsAsked(false);
    } finally {
      onMoved();
    }
  };
  return (
    <>
      <Button variant="quiet" data-moves={work.taskid} onClick={() => setIsAsked(true)}>
        <Icon icon={ShieldAlert} />
        {t('moves.leaveUnsafe')}
      </Button>
      {isAsked && (
        <AskDialog
          title={t('moves.leaveUnsafe')}
          text={t('sure.leaveUnsafe')}
          confirmLabel={t('confirm.leaveUnsafe')}
          keepLabel={t('notYet')}
          isDestructive
          onConfirm={leave}
          onClose={() => setIsAsked(false)}
        >
          <a href={`tel:${POLICE_NUMBER}`} className={toButtonClassName({ variant: 'secondary' })}>
            <Icon icon={Phone} />
            {t('police', { number: formatDigits(POLICE_NUMBER, locale) })}
          </a>
        </AskDialog>
      )}
    </>
  );
}
