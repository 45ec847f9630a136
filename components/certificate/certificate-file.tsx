import { FileCheck } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { UploadButton } from '@/components/ui/upload';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { CERTIFICATE_LIMITS } from '@/lib/domain/accounting/certificate-limits';
import { ISSUED_DAY } from '@/lib/domain/accounting/issued-day';
import { formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { CertificateSheet } from './certificate-sheet';

type Checked = CallAnswer<'workerprofile/checkcertificate'>;

/** Checks the signature of a file that somebody handed on, also when the time of its address is over. */
export function CertificateFile() {
  const t = useTranslations('certificate.check');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const check = async (chosen: File) => {
    setChecked(null);
    setTooLarge(chosen.size > CERTIFICATE_LIMITS.longestFile);
    if (chosen.size > CERTIFICATE_LIMITS.longestFile) return;
    const sent = await send(async () =>
      // The call takes no empty text, and an empty file is as little a certificate as an empty object.
      callFromBrowser('workerprofile/checkcertificate', { file: (await chosen.text()).trim() || '{}' }),
    );
    if (sent.ok) setChecked(sent.answer);
  };
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('fileTitle')}</h2>
        <p className="text-14 text-stone-500">{t('fileText')}</p>
      </div>
      <UploadButton
        label={t('file')}
        icon={FileCheck}
        accept=".json,application/json"
        isDisabled={isSending}
        onFile={(file) => void check(file)}
        error={isTooLarge && t('fileTooLarge')}
      />
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {checked && <Finding checked={checked} />}
    </Card>
  );
}

function Finding({ checked: { finding, state, certificate } }: { checked: Checked }) {
  const t = useTranslations('certificate.check');
  const locale = useLocale();
  if (finding === 'other-key') return <Notice tone="warning">{t('fileOtherKey')}</Notice>;
  if (!certificate) return <Notice tone="error">{t('fileForged')}</Notice>;
  return (
    <>
      <div role="status">
        <Notice tone={state === 'open' ? 'success' : 'warning'}>
          {t('fileGenuine', { day: formatJalaliDate(certificate.issuedAtMs, locale, ISSUED_DAY) })}{' '}
          {t(`fileStates.${state ?? 'gone'}`)}
        </Notice>
      </div>
      <CertificateSheet certificate={certificate} />
    </>
  );
}
