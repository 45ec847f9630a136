import { FileUp } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { UploadButton } from '@/components/ui/upload';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Run } from './payout-run';

type Imported = CallAnswer<'operator/importpayoutreturn'>;

interface ReturnFileProps {
  readonly run: Run;
  readonly onChange: () => void;
}

const COUNTS = ['paidCount', 'returnedCount', 'unknownCount', 'passedOverCount'] as const;

/** Reads the bank's return file, and says what it changed. */
export function ReturnFile({ run: { runid, reportedAtMs }, onChange }: ReturnFileProps) {
  const t = useTranslations('payout-runs.return');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [imported, setImported] = useState<Imported | null>(null);
  const read = async (file: File) => {
    setImported(null);
    const sent = await send(() => callFromBrowser('operator/importpayoutreturn', { runid }, { file }));
    if (sent.ok) setImported(sent.answer);
    onChange();
  };
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-16 font-semibold">{t('title')}</h3>
      {reportedAtMs !== null && (
        <p className="text-14 text-stone-500">{t('last', { time: formatInstant(reportedAtMs, locale) })}</p>
      )}
      <p className="text-14 text-stone-500">{t('text')}</p>
      <UploadButton
        label={t('choose')}
        icon={FileUp}
        accept=".xml,.csv,.txt,text/csv,text/xml,application/xml"
        isDisabled={isSending}
        hint={t('hint')}
        error={failure ? toErrorText(failure) : undefined}
        onFile={(file) => void read(file)}
      />
      <div role="status">
        {imported && (
          <Notice tone="success">
            <ul>
              {COUNTS.map((key) => (
                <li key={key}>{t(key, { number: formatNumber(imported[key], locale) })}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Card>
  );
}
