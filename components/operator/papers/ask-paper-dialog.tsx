import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Select } from '@/components/ui/select';
import { PAPER_REQUEST_KINDS, type PaperRequestKind } from '@/lib/contract/desk-enumerations';

import { DecisionDialog } from '../decision-dialog';
import { DueDayField, useDueDay } from './due-day-field';

export interface AskedPaper {
  readonly kind: PaperRequestKind;
  readonly dueday: string;
  readonly reason: string;
}

interface AskPaperDialogProps {
  readonly userId: number;
  /** Rejects where it failed. */
  readonly onAsk: (asked: AskedPaper) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks which paper, until when, and why. */
export function AskPaperDialog({ userId, onAsk, onClose }: AskPaperDialogProps) {
  const t = useTranslations('paper-requests');
  const [kind, setKind] = useState<PaperRequestKind>('identity');
  const due = useDueDay();
  return (
    <DecisionDialog
      keptAs={`person-${userId}-paper`}
      title={t('desk.ask')}
      text={t('desk.askText')}
      sendLabel={t('desk.ask')}
      isAnswered={due.dueDay !== null}
      onSend={(reason) => onAsk({ kind, dueday: due.dueDay ?? '', reason })}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Select
            label={t('desk.kind')}
            value={kind}
            onChange={({ target }) =>
              setKind(PAPER_REQUEST_KINDS.find((known) => known === target.value) ?? 'identity')
            }
            options={PAPER_REQUEST_KINDS.map((known) => ({ value: known, label: t(`kinds.${known}`) }))}
          />
          <DueDayField due={due} isTried={isTried} />
        </>
      )}
    </DecisionDialog>
  );
}
