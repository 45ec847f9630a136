import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { callFromBrowser } from '@/lib/client/browser';
import type { ReportMeasure } from '@/lib/contract/desk-enumerations';
import type { SanctionDecision } from '@/lib/contract/provider-enumerations';
import { WRITING_BLOCK_DAYS } from '@/lib/domain/constants/messages';

import { DecisionDialog } from '../decision-dialog';
import type { DeskReport } from './desk-report';

interface DecideReportProps {
  readonly report: DeskReport;
  readonly onChange: () => void;
}

/** The measures that are possible now; after an appeal, the answer to it. */
export function DecideReport({ report, onChange }: DecideReportProps) {
  const t = useTranslations('desk.report');
  const isAppealOpen = report.appealedAtMs !== null && report.appealDecision === null;
  if (report.mayDecide.length === 0 && !isAppealOpen) return null;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t(isAppealOpen ? 'appealTitle' : 'decide')}</h2>
      {isAppealOpen && !report.mayDecideAppeal && <Notice tone="warning">{t('own')}</Notice>}
      {report.mayDecideAppeal ? (
        <OnAppeal reportId={report.reportid} onChange={onChange} />
      ) : (
        <OnReport report={report} onChange={onChange} />
      )}
    </Card>
  );
}

function OnReport({ report: { reportid, mayDecide }, onChange }: DecideReportProps) {
  const t = useTranslations('desk.report');
  const [measure, setMeasure] = useState<ReportMeasure | null>(null);
  const [days, setDays] = useState<number>(WRITING_BLOCK_DAYS[0]);
  const decide = async (reason: string) => {
    if (measure === null) return;
    await callFromBrowser('operator/decidereport', { reportid, measure, reason, days });
    setMeasure(null);
    onChange();
  };
  return (
    <div className="flex flex-wrap gap-3">
      {mayDecide.map((one) => (
        <Button key={one} variant="secondary" onClick={() => setMeasure(one)}>
          {t(`measures.${one}`)}
        </Button>
      ))}
      {measure !== null && (
        <DecisionDialog
          keptAs={`report-${reportid}-${measure}`}
          title={t(`measures.${measure}`)}
          text={t(`texts.${measure}`)}
          sendLabel={t(`measures.${measure}`)}
          onSend={decide}
          onClose={() => setMeasure(null)}
        >
          {() =>
            measure === 'blocked' && (
              <Select
                label={t('days')}
                value={days}
                onChange={(event) => setDays(Number(event.target.value))}
                options={WRITING_BLOCK_DAYS.map((count) => ({ value: count, label: t('dayCount', { count }) }))}
              />
            )
          }
        </DecisionDialog>
      )}
    </div>
  );
}

function OnAppeal({ reportId, onChange }: { reportId: number; onChange: () => void }) {
  const t = useTranslations('desk.report');
  const appeal = useTranslations('desk.appeal');
  const [decision, setDecision] = useState<SanctionDecision | null>(null);
  const decide = async (reason: string) => {
    if (decision === null) return;
    await callFromBrowser('operator/decidemeasureappeal', { reportid: reportId, decision, reason });
    setDecision(null);
    onChange();
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setDecision('lifted')}>{appeal('lift')}</Button>
      <Button variant="secondary" onClick={() => setDecision('upheld')}>
        {appeal('keep')}
      </Button>
      {decision !== null && (
        <DecisionDialog
          keptAs={`report-appeal-${reportId}-${decision}`}
          title={appeal(`${decision}Title`)}
          text={t(`${decision}Text`)}
          sendLabel={appeal(decision === 'lifted' ? 'lift' : 'keep')}
          onSend={decide}
          onClose={() => setDecision(null)}
        />
      )}
    </div>
  );
}
