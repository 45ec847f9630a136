import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { callFromBrowser } from '@/lib/client/browser';
import type { SanctionDecision } from '@/lib/contract/provider-enumerations';

import { DecisionDialog } from '../decision-dialog';
import type { ReviewAppeal } from './taken-review';

interface AppealActsProps {
  readonly appeal: ReviewAppeal;
  readonly onDecided: () => void;
}

/** The two answers to the appeal of a review. The operator who took the review from the pages has neither. */
export function AppealActs({ appeal: { moderationid, isOwn }, onDecided }: AppealActsProps) {
  const t = useTranslations('desk.review');
  const [decision, setDecision] = useState<SanctionDecision | null>(null);
  const decide = async (reason: string) => {
    if (decision === null) return;
    await callFromBrowser('operator/decidereviewappeal', { moderationid, decision, reason });
    setDecision(null);
    onDecided();
  };
  if (isOwn) return <p className="text-14 text-stone-500">{t('own')}</p>;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDecision('lifted')}>{t('decisions.lifted')}</Button>
        <Button variant="secondary" onClick={() => setDecision('upheld')}>
          {t('decisions.upheld')}
        </Button>
      </div>
      {decision !== null && (
        <DecisionDialog
          keptAs={`review-appeal-${moderationid}-${decision}`}
          title={t(`decisions.${decision}`)}
          text={t(`decided.${decision}`)}
          sendLabel={t(`decisions.${decision}`)}
          onSend={decide}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  );
}
