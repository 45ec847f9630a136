import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { DecisionDialog } from '../decision-dialog';
import { ShownPlan } from '../shown-plan';
import { PausePlanView } from './pause-plan';
import type { PausePlan } from './pause-subject';
import { NO_END, PauseUntil } from './pause-until';
import { usePausePlan } from './use-pause-plan';

interface PauseDialogProps<Asked> {
  /** The name under which an unsent reason is kept. */
  readonly keptAs: string;
  readonly title: string;
  readonly text: string;
  /** The pause to be made; null while the fields are incomplete. */
  readonly asked: Asked | null;
  readonly read: (asked: Asked) => Promise<{ plan: PausePlan }>;
  /** Makes the pause. Rejects where it failed. */
  readonly make: (asked: Asked, lasting: { readonly toDate?: string; readonly reason: string }) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** The fields that say what is to be paused. */
  readonly children?: (isTried: boolean) => ReactNode;
}

/** Asks what to pause and until when, shows what it touches, and then asks why. */
export function PauseDialog<Asked>(props: PauseDialogProps<Asked>) {
  const { keptAs, title, text, asked, read, make, onDone, onClose, children } = props;
  const t = useTranslations('pauses');
  const toErrorText = useErrorText();
  const [toDate, setToDate] = useState(NO_END);
  const { plan, isSending, failure, show } = usePausePlan(asked, read);
  const isReady = plan !== null && plan.pauseid === null;
  const send = async (reason: string) => {
    if (asked === null) return;
    await make(asked, { ...(toDate !== NO_END && { toDate }), reason });
    onDone();
  };
  return (
    <DecisionDialog
      keptAs={keptAs}
      title={title}
      text={text}
      sendLabel={t('send')}
      isAnswered={isReady}
      onSend={send}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {children?.(isTried)}
          <PauseUntil toDate={toDate} onChange={setToDate} />
          {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
          {plan === null ? (
            <Button variant="secondary" disabled={asked === null} isLoading={isSending} onClick={() => void show()}>
              {t('show')}
            </Button>
          ) : (
            <ShownPlan>
              <PausePlanView plan={plan} />
            </ShownPlan>
          )}
          {isTried && plan === null && <Notice tone="warning">{t('showFirst')}</Notice>}
        </>
      )}
    </DecisionDialog>
  );
}
