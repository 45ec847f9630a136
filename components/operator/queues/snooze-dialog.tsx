import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AskDialog } from '@/components/shared/ask-dialog';
import { ChoiceCards } from '@/components/ui/choice';
import { callFromBrowser } from '@/lib/client/browser';
import { SNOOZES, type Snooze } from '@/lib/contract/desk-enumerations';

import { refreshDesk } from '../desk-fresh';
import type { ListedCase } from './listed-case';

interface SnoozeDialogProps {
  readonly of: Pick<ListedCase, 'queue' | 'caseid' | 'snoozedUntilMs'>;
  readonly onClose: () => void;
}

/** Takes a case out of the caller's sight for a while, or brings it back. Load it when it is used. */
export function SnoozeDialog({ of: { queue, caseid, snoozedUntilMs }, onClose }: SnoozeDialogProps) {
  const t = useTranslations('desk-queues.snooze');
  const isSnoozed = snoozedUntilMs !== null;
  const [length, setLength] = useState<Snooze>('hour');
  const save = async () => {
    try {
      await callFromBrowser('operator/snoozecase', { queue, caseid, snooze: isSnoozed ? null : length });
      onClose();
    } finally {
      refreshDesk();
    }
  };
  return (
    <AskDialog
      title={t('title')}
      text={t(isSnoozed ? 'endText' : 'text')}
      confirmLabel={t(isSnoozed ? 'end' : 'save')}
      onConfirm={save}
      onClose={onClose}
    >
      {!isSnoozed && (
        <ChoiceCards
          legend={t('until')}
          choices={SNOOZES.map((value) => ({ value, label: t(`lengths.${value}`) }))}
          value={length}
          onValueChange={setLength}
        />
      )}
    </AskDialog>
  );
}
