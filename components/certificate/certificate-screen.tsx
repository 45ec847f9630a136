'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { DigitField } from '@/components/forms/fields/digit-field';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { CERTIFICATE_LIMITS } from '@/lib/domain/accounting/certificate-limits';
import { INCOME_CERTIFICATE } from '@/lib/domain/constants/providers';
import { ISSUED_DAY } from '@/lib/domain/accounting/issued-day';
import { formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { CertificateFile } from './certificate-file';
import { CertificateSheet } from './certificate-sheet';

type Opened = CallAnswer<'workerprofile/opencertificate'>;

const NOT_FOUND = 404;

/** The page where a bank or a landlord checks a certificate by its code, or the signed file (row B-31). */
export function CertificateScreen({ certificateKey }: { certificateKey: string }) {
  const t = useTranslations('certificate.check');
  const [opened, setOpened] = useState<Opened | null>(null);
  if (opened)
    return (
      <>
        <Found opened={opened} />
        <div className="print:hidden">
          <Button variant="secondary" onClick={() => setOpened(null)}>
            {t('again')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p>{t('text')}</p>
      <CodeForm certificateKey={certificateKey} onOpened={setOpened} />
      <CertificateFile />
    </>
  );
}

function Found({ opened: { certificate, state, endedAtMs } }: { opened: Opened }) {
  const t = useTranslations('certificate.check');
  const locale = useLocale();
  if (certificate)
    return (
      <>
        <div role="status">
          <Notice tone="success">
            {t('genuine', { day: formatJalaliDate(certificate.issuedAtMs, locale, ISSUED_DAY) })}
          </Notice>
        </div>
        <CertificateSheet certificate={certificate} />
      </>
    );
  const day = formatJalaliDate(endedAtMs ?? 0, locale, ISSUED_DAY);
  return <Notice tone="error">{state === 'ended' ? t('ended', { day }) : t('expired', { day })}</Notice>;
}

interface CodeFormProps {
  readonly certificateKey: string;
  readonly onOpened: (opened: Opened) => void;
}

function CodeForm({ certificateKey, onOpened }: CodeFormProps) {
  const t = useTranslations('certificate.check');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const isCodeWhole = code.length === INCOME_CERTIFICATE.codeDigits;
  const isNamed = name.trim().length >= CERTIFICATE_LIMITS.readerName.shortest;
  const submit = async () => {
    setTried(true);
    if (!isCodeWhole || !isNamed) return;
    const sent = await send(() =>
      callFromBrowser('workerprofile/opencertificate', { certificateKey, code, reader: name.trim() }),
    );
    if (sent.ok) onOpened(sent.answer);
  };
  return (
    <Card>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DigitField
          label={t('code')}
          hint={t('codeHint')}
          digits={code}
          length={INCOME_CERTIFICATE.codeDigits}
          onDigitsChange={setCode}
          required
          autoComplete="off"
          error={isTried && !isCodeWhole && t('codeWrong')}
        />
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={CERTIFICATE_LIMITS.readerName.longest}
          required
          autoComplete="organization"
          error={isTried && !isNamed && t('nameMissing')}
        />
        {failure && <Notice tone="error">{failure.status === NOT_FOUND ? t('none') : toErrorText(failure)}</Notice>}
        <div>
          <Button type="submit" isLoading={isSending}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
