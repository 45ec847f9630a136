import { Download } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { LinkToShare, toLinkWords } from '@/components/shared/link-to-share';
import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { useSnackbar } from '@/components/ui/snackbar';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import type { CallAnswer } from '@/lib/contract';
import { INCOME_CERTIFICATE_FORMATS } from '@/lib/contract/money-enumerations';
import { toCertificateFilePath } from '@/lib/domain/accounting/document-files';
import { toPlace } from '@/lib/domain/accounting/jalali-months';
import { ISSUED_DAY } from '@/lib/domain/accounting/issued-day';
import { formatDigits, formatInstant, formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useMonthName } from './use-month-name';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

type Certificate = CallAnswer<'workerprofile/getcertificate'>;

interface CertificateRowProps {
  readonly certificate: Certificate;
  /** Its ways to hand it over are in sight at once. */
  readonly isOpen: boolean;
  readonly onEnded: () => Promise<unknown>;
}

/** A certificate with who looked; one that still holds has its address, code, files and end. */
export function CertificateRow({ certificate, isOpen, onEnded }: CertificateRowProps) {
  const t = useTranslations('certificate.card');
  const locale = useLocale();
  const toName = useMonthName();
  const { fromMonth, toMonth, state, endsAtMs, incomeRial } = certificate;
  const isOneMonth = toPlace(fromMonth) === toPlace(toMonth);
  return (
    <li>
      <Disclosure
        isOpen={isOpen && state === 'open'}
        title={
          <>
            {isOneMonth ? toName(fromMonth) : t('span', { from: toName(fromMonth), to: toName(toMonth) })}
            <span className="block text-14 font-normal text-stone-500">
              {formatTomans(incomeRial, locale)} ·{' '}
              {t(`states.${state}`, { day: formatJalaliDate(endsAtMs, locale, ISSUED_DAY) })}
            </span>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {state === 'open' && <OpenCertificate certificate={certificate} onEnded={onEnded} />}
          <Readers readers={certificate.lstReader} />
        </div>
      </Disclosure>
    </li>
  );
}

function OpenCertificate({ certificate, onEnded }: Omit<CertificateRowProps, 'isOpen'>) {
  const t = useTranslations('certificate.card');
  const locale = useLocale();
  const { certificateid, url, code } = certificate;
  return (
    <>
      <LinkToShare path={new URL(url).pathname} words={toLinkWords(t, t('message', { code }))} />
      <p>
        <span className="block text-14 text-stone-500">{t('code')}</span>
        <bdi className="text-22 font-bold">{formatDigits(code, locale)}</bdi>
      </p>
      <div className="flex flex-wrap gap-2">
        {INCOME_CERTIFICATE_FORMATS.map((format) => (
          <a
            key={format}
            href={toCertificateFilePath(certificateid, format, locale)}
            download
            className={toButtonClassName({ variant: 'quiet' })}
          >
            <Icon icon={Download} />
            {t(format)}
          </a>
        ))}
        <EndCertificate certificateId={certificateid} onEnded={onEnded} />
      </div>
    </>
  );
}

interface EndCertificateProps {
  readonly certificateId: number;
  readonly onEnded: () => Promise<unknown>;
}

function EndCertificate({ certificateId, onEnded }: EndCertificateProps) {
  const t = useTranslations('certificate.card');
  const snackbar = useSnackbar();
  const [isAsked, setAsked] = useState(false);
  const end = async () => {
    await callFromBrowser('workerprofile/endcertificate', { certificateid: certificateId });
    snackbar.show({ text: t('ended'), tone: 'success' });
    await onEnded();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('end')}
      </Button>
      {isAsked && (
        <AskDialog
          title={t('endTitle')}
          text={t('endText')}
          confirmLabel={t('endSure')}
          keepLabel={t('keep')}
          isDestructive
          onConfirm={end}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

function Readers({ readers }: { readers: Certificate['lstReader'] }) {
  const t = useTranslations('certificate.card');
  const locale = useLocale();
  return (
    <div>
      <p className="text-14 text-stone-500">{t('readers', { count: readers.length })}</p>
      <ul>
        {readers.map(({ name, atMs }) => (
          <li key={`${atMs}-${name}`} className="flex flex-wrap justify-between gap-x-4 text-14">
            <WrittenText text={name} className="min-w-0" />
            <span className="text-stone-500">{formatInstant(atMs, locale)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
