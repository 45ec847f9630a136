'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { logOut } from '@/lib/client/session';
import { useErrorText } from '@/lib/i18n/use-error-text';

const ConfirmDialog = dynamic(
  toPatientLoader(() => import('./confirm-dialog').then((module) => module.ConfirmDialog)),
  { ssr: false },
);

/** Out of this browser, or of every device after a question. */
export function LogOut() {
  const t = useTranslations('account.logout');
  const toErrorText = useErrorText();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = async () => {
    setIsLeaving(true);
    setFailure(null);
    try {
      await logOut();
    } catch (error) {
      setFailure(toErrorText(error));
      setIsLeaving(false);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" isLoading={isLeaving} onClick={() => void leave()}>
          {t('here')}
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('everywhere')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('title')}
          text={t('text')}
          confirmLabel={t('everywhere')}
          onConfirm={() => logOut({ everywhere: true })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
