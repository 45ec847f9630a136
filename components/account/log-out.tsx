import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { logOut } from '@/lib/client/session';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

/** Out of this browser, or of every device after a question. */
export function LogOut() {
  const t = useTranslations('account.logout');
  const toErrorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const { isSending, failure, send } = useSending({ staysBusy: true });
  return (
    <div className="flex flex-col gap-3">
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" isLoading={isSending} onClick={() => void send(() => logOut())}>
          {t('here')}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('everywhere')}
        </Button>
      </div>
      {isAsking && (
        <AskDialog
          title={t('title')}
          text={t('text')}
          confirmLabel={t('everywhere')}
          isDestructive
          onConfirm={() => logOut({ everywhere: true })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
