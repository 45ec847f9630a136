import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { useSnackbar } from '@/components/ui/snackbar';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useUserAccount } from '@/lib/client/user-account';
import { useRouter } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';

const ReturnDialog = dynamic(
  toPatientLoader(() => import('./return-dialog').then((module) => module.ReturnDialog)),
  { ssr: false },
);

/** A worker returns a handed work until they set out. It is not theirs to read any more then. */
export function ReturnWork({ work: { taskid, state, handed } }: { work: WorkDetail }) {
  const t = useTranslations('team.return');
  const router = useRouter();
  const snackbar = useSnackbar();
  const userId = useUserAccount()?.userId;
  const [isAsked, setIsAsked] = useState(false);
  if (!handed?.isForCompany || handed.assigneeUserId !== userId || state !== 'CONFIRMED') return null;
  return (
    <>
      <Button variant="secondary" className="mt-2" onClick={() => setIsAsked(true)}>
        {t('open')}
      </Button>
      {isAsked && (
        <ReturnDialog
          taskId={taskid}
          onReturned={() => {
            snackbar.show({ text: t('done'), tone: 'success' });
            router.push('/pelakman/orderlist/acceptworks/');
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
