import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Button } from '@/components/ui/button';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

interface RefuseVisitProps {
  readonly visitKey: string;
  /** The first name of who ordered. */
  readonly customer: string;
  readonly onRefused: () => void;
}

/** "This is not for me": no message comes any more. Asks once. */
export function RefuseVisit({ visitKey, customer, onRefused }: RefuseVisitProps) {
  const t = useTranslations('visit.refuse');
  const [isAsked, setIsAsked] = useState(false);

  async function refuse() {
    await callFromBrowser('orderrecipient/refusevisit', { visitKey });
    setIsAsked(false);
    onRefused();
  }

  return (
    <>
      <Button variant="quiet" className="-ms-5 self-start" onClick={() => setIsAsked(true)}>
        {t('open')}
      </Button>
      {isAsked && (
        <AskDialog
          title={t('title')}
          text={t('text', { customer: toIsolatedName(customer) })}
          confirmLabel={t('confirm')}
          keepLabel={t('keep')}
          isDestructive
          onConfirm={refuse}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
