import { Download } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { saveTextFile } from '@/lib/client/save-text-file';
import { useSending } from '@/lib/client/use-sending';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { DeskViews } from './desk-views';

const EraseDialog = dynamic(
  toPatientLoader(() => import('./erase-dialog').then((module) => module.EraseDialog)),
  { ssr: false },
);

const INDENT = 2;

/** A person's rights over their data: a copy of everything, and erasure. */
export function PersonalData({ mobile }: { mobile: string }) {
  const t = useTranslations('account.personalData');
  const [isErasing, setIsErasing] = useState(false);
  return (
    <section aria-labelledby="personal-data" className="flex flex-col gap-4 pt-4">
      <h2 id="personal-data" className="text-22 font-bold">
        {t('title')}
      </h2>
      <CopyCard />
      <DeskViews />
      <Card className="flex flex-col items-start gap-4">
        <div>
          <h3 className="text-18 font-bold">{t('erase.title')}</h3>
          <p className="max-w-prose text-14 text-stone-500">{t('erase.text')}</p>
        </div>
        <Button variant="secondary" className="!text-pomegranate-600" onClick={() => setIsErasing(true)}>
          {t('erase.action')}
        </Button>
      </Card>
      {isErasing && <EraseDialog mobile={mobile} onClose={() => setIsErasing(false)} />}
    </section>
  );
}

function CopyCard() {
  const t = useTranslations('account.personalData.copy');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { isSending, failure, send } = useSending();
  const copy = async () => {
    const sent = await send(() => callFromBrowser('user/getpersonaldata', {}));
    if (!sent.ok) return;
    saveTextFile(
      `pelakfan-${toTehranDate(Date.now())}.json`,
      'application/json',
      JSON.stringify(sent.answer.personalData, null, INDENT),
    );
    snackbar.show({ text: t('done'), tone: 'success' });
  };
  return (
    <Card className="flex flex-col items-start gap-4">
      <div>
        <h3 className="text-18 font-bold">{t('title')}</h3>
        <p className="max-w-prose text-14 text-stone-500">{t('text')}</p>
      </div>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <Button variant="secondary" isLoading={isSending} onClick={() => void copy()}>
        <Icon icon={Download} />
        {t('action')}
      </Button>
    </Card>
  );
}
