import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { callFromBrowser } from '@/lib/client/browser';
import type { PaperRequestDecision } from '@/lib/contract/desk-enumerations';

import { DecisionDialog } from '../decision-dialog';
import { DueDayField, useDueDay } from './due-day-field';
import type { PaperRequest } from './paper-facts';

interface PaperActsProps {
  readonly request: PaperRequest;
  readonly onDone: () => void;
}

/** The decisions that an asked paper has now; none once it is done. */
export function PaperActs({ request: { requestid, kind, decisions }, onDone }: PaperActsProps) {
  const t = useTranslations('paper-requests');
  const [decision, setDecision] = useState<PaperRequestDecision | null>(null);
  const close = () => setDecision(null);
  if (decisions.length === 0) return null;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {decisions.map((each) => (
          <Button
            key={each}
            variant={each === 'accept' ? 'primary' : 'secondary'}
            aria-label={`${t(`desk.decisions.${each}`)}: ${t(`kinds.${kind}`)}`}
            onClick={() => setDecision(each)}
          >
            {t(`desk.decisions.${each}`)}
          </Button>
        ))}
      </div>
      {decision !== null && (
        <DecidePaperDialog
          requestId={requestid}
          decision={decision}
          onDecided={() => {
            close();
            onDone();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface DecidePaperDialogProps {
  readonly requestId: number;
  readonly decision: PaperRequestDecision;
  readonly onDecided: () => void;
  readonly onClose: () => void;
}

function DecidePaperDialog({ requestId, decision, onDecided, onClose }: DecidePaperDialogProps) {
  const t = useTranslations('paper-requests.desk');
  const due = useDueDay();
  const isAgain = decision === 'again';
  const decide = async (reason: string) => {
    const dueday = isAgain && due.dueDay !== null ? { dueday: due.dueDay } : {};
    await callFromBrowser('operator/decidepaper', { requestid: requestId, decision, reason, ...dueday });
    onDecided();
  };
  return (
    <DecisionDialog
      keptAs={`paper-${requestId}-${decision}`}
      title={t(`decisions.${decision}`)}
      text={t(`follows.${decision}`)}
      sendLabel={t(`decisions.${decision}`)}
      isAnswered={!isAgain || due.dueDay !== null}
      onSend={decide}
      onClose={onClose}
    >
      {isAgain ? (isTried) => <DueDayField due={due} isTried={isTried} /> : undefined}
    </DecisionDialog>
  );
}
