import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { callFromBrowser } from '@/lib/client/browser';
import type { ReviewMeasure } from '@/lib/contract/desk-enumerations';

import { DecisionDialog } from '../decision-dialog';
import { refreshDesk } from '../desk-fresh';
import { ReviewWords } from '../reviews/review-words';
import { TakenFrom } from '../reviews/taken-review';
import type { DeskOrder } from './desk-order';

interface CaseReviewProps {
  readonly taskId: number;
  readonly review: NonNullable<DeskOrder['review']>;
}

/** The customer's review of the order, and the acts to hide it. */
export function CaseReview({ taskId, review }: CaseReviewProps) {
  const t = useTranslations('desk.review');
  const [measure, setMeasure] = useState<ReviewMeasure | null>(null);
  const { answer, measures, taken } = review;
  const decide = async (reason: string) => {
    if (measure === null) return;
    await callFromBrowser('operator/moderatereview', { taskid: taskId, measure, reason });
    setMeasure(null);
    refreshDesk();
  };
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-16 font-semibold">{t('title')}</h3>
      <ReviewWords review={review} />
      {taken !== null && <TakenFrom taken={taken} />}
      {answer !== null && <p className="rounded-field bg-stone-50 px-3 py-2 text-14">{answer}</p>}
      {measures.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {measures.map((each) => (
            <Button key={each} variant="secondary" onClick={() => setMeasure(each)}>
              {t(`acts.${each}`)}
            </Button>
          ))}
        </div>
      )}
      {measure !== null && (
        <DecisionDialog
          keptAs={`review-${taskId}-${measure}`}
          title={t(`acts.${measure}`)}
          text={t(`follows.${measure}`)}
          sendLabel={t(`acts.${measure}`)}
          onSend={decide}
          onClose={() => setMeasure(null)}
        />
      )}
    </Card>
  );
}
