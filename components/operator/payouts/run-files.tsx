import { Download, Lock } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { saveTextFile } from '@/lib/client/save-text-file';
import { useSending } from '@/lib/client/use-sending';
import { PAYOUT_FILE_FORMATS, type PayoutFileFormat, type PayoutMethod } from '@/lib/contract/payout-enumerations';
import { formatInstant, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { HeldRows } from './held-rows';
import type { Run } from './payout-run';

const CONTENT_TYPES = { ccti: 'application/xml', csv: 'text/csv;charset=utf-8' } as const satisfies Record<
  PayoutFileFormat,
  string
>;

interface RunFilesProps {
  readonly run: Run;
  readonly onChange: () => void;
}

/** The bank's files, one a way, in two formats; locked until a second operator has approved the run. */
export function RunFiles({ run: { runid, state, lstMethod, lstHeld }, onChange }: RunFilesProps) {
  const t = useTranslations('payout-runs');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [leftOut, setLeftOut] = useState<Run['lstHeld']>([]);
  const isOpen = state === 'approved' || state === 'closed';
  const save = async (method: PayoutMethod, format: PayoutFileFormat) => {
    const file = await send(() => callFromBrowser('operator/getpayoutfile', { runid, method, format }));
    if (!file.ok) return;
    const { fileName, text, lstHeld: held } = file.answer;
    // Asked for again the file leaves nobody out any more: the names stay.
    if (held.length > 0) setLeftOut(held);
    if (text !== null) saveTextFile(fileName, CONTENT_TYPES[format], text);
    onChange();
  };
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-16 font-semibold">{t('files')}</h3>
      {state !== 'dissolved' && <p className="text-14 text-stone-500">{t(isOpen ? 'filesText' : 'filesLocked')}</p>}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {state === 'approved' && <HeldRows text={t('held.file')} rows={lstHeld} />}
      <HeldRows text={t(state === 'dissolved' ? 'held.none' : 'held.left')} rows={leftOut} />
      <ul className="flex flex-col divide-y divide-stone-200">
        {lstMethod.map((part) => (
          <FileRow
            key={part.method}
            part={part}
            isOpen={isOpen}
            isBusy={isSending}
            onSave={(format) => void save(part.method, format)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface FileRowProps {
  readonly part: Run['lstMethod'][number];
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onSave: (format: PayoutFileFormat) => void;
}

function FileRow({ part: { method, count, sumRial, isSent, leavesAtMs }, isOpen, isBusy, onSave }: FileRowProps) {
  const t = useTranslations('payout-runs');
  const pay = useTranslations('pay.payouts');
  const locale = useLocale();
  const name = pay(`methods.${method}`);
  const leaving =
    leavesAtMs === null || method === 'inner'
      ? t('leaving.atOnce')
      : t(`leaving.${method}`, { time: formatInstant(leavesAtMs, locale) });
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="font-semibold">{name}</p>
      <p className="text-14 text-stone-500">
        {t('rows', { count, number: formatNumber(count, locale) })} · {formatTomans(sumRial, locale)}
        {isSent && <> · {t('handedOut')}</>}
      </p>
      <p className="text-14">{isSent ? leaving : t('leaving.ifNow', { leaving })}</p>
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          {PAYOUT_FILE_FORMATS.map((format) => (
            <Button
              key={format}
              variant="secondary"
              disabled={isBusy}
              aria-label={t('saveFile', { name, format })}
              onClick={() => onSave(format)}
            >
              <Icon icon={Download} size={16} />
              <span dir="ltr">.{format}</span>
            </Button>
          ))}
        </div>
      ) : (
        <p className="flex items-center gap-2 text-14">
          <Icon icon={Lock} size={16} />
          {t('locked')}
        </p>
      )}
    </li>
  );
}
