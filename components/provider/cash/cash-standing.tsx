import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { WrittenText } from '@/components/ui/written-text';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';
import { useCashRecording } from './cash-at-door';

const MachineDialog = dynamic(
  toPatientLoader(() => import('./machine-dialog').then((module) => module.MachineDialog)),
  { ssr: false },
);

type CashRecord = NonNullable<WorkDetail['cashRecord']>;

interface CashStandingProps {
  readonly work: WorkDetail;
  readonly record: CashRecord;
  readonly onChange: () => void;
}

/** How the cash of a job stands, in a sentence. */
export function useCashStandingText(): (record: CashRecord) => string {
  const t = useTranslations('provider.cash');
  const locale = useLocale();
  return ({ outcome, standing, amountRial }) =>
    t(`standings.${standing}`, {
      amount: formatTomans(amountRial, locale),
      isMachine: outcome === 'pos' ? 'yes' : 'no',
    });
}

/** The recorded cash, its result, and the later word that it was paid after all. */
export function CashStanding({ work, record, onChange }: CashStandingProps) {
  const t = useTranslations('provider.cash');
  const toStandingText = useCashStandingText();
  const locale = useLocale();
  const toErrorText = useErrorText();
  const [isByMachine, setIsByMachine] = useState(false);
  const recording = useCashRecording(work, onChange);
  const { standing, amountRial, partRial, reference, decisionReason } = record;
  const isClaim = standing === 'claimed' || standing === 'contested';
  return (
    <Notice tone={standing === 'taken' ? 'success' : 'warning'}>
      <p className="font-semibold">{toStandingText(record)}</p>
      {partRial > 0 && <p>{t('part', { amount: formatTomans(partRial, locale) })}</p>}
      {reference && (
        <p>
          {t('reference')} <bdi className="font-semibold">{formatDigits(reference, locale)}</bdi>
        </p>
      )}
      {decisionReason !== null && (
        <p>
          {t('decided')} <WrittenText text={decisionReason} />
        </p>
      )}
      {isClaim && (
        <div className="flex flex-wrap items-center gap-2 pt-2">
          <p className="grow">{t('afterAll')}</p>
          <Button
            variant="secondary"
            isLoading={recording.running === 'cash'}
            onClick={() => void recording.record('cash', amountRial)}
          >
            {t('inCash')}
          </Button>
          <Button variant="secondary" onClick={() => setIsByMachine(true)}>
            {t('byMachine')}
          </Button>
        </div>
      )}
      {isClaim && isByMachine && (
        <MachineDialog
          amountRial={amountRial}
          isSending={recording.running === 'pos'}
          failure={recording.failure}
          onConfirm={(number) => void recording.record('pos', amountRial, { reference: number })}
          onClose={() => setIsByMachine(false)}
        />
      )}
      {recording.failure && !isByMachine && <p>{toErrorText(recording.failure)}</p>}
    </Notice>
  );
}
