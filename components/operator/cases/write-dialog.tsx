import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { WordsDialog } from '@/components/shared/words-dialog';
import { ChoiceChips } from '@/components/ui/choice';
import { callFromBrowser } from '@/lib/client/browser';
import { DESK_READERS, type DeskReader } from '@/lib/contract/desk-enumerations';
import { LONGEST_DECISION_REASON } from '@/lib/domain/constants/providers';

import { useHolding } from '../held-answers';
import type { DeskOrder } from './desk-order';

interface WriteDialogProps {
  readonly taskId: number;
  /** The order has a professional. */
  readonly hasProvider: boolean;
  readonly onDone: (order: DeskOrder) => void;
  readonly onClose: () => void;
}

/** Writes to one side, who sees no number, or a note for colleagues. */
export function WriteDialog({ taskId, hasProvider, onDone, onClose }: WriteDialogProps) {
  const t = useTranslations('desk.case.act');
  useHolding();
  const [reader, setReader] = useState<DeskReader>('colleagues');
  const readers = DESK_READERS.filter((one) => one !== 'provider' || hasProvider);
  const write = async (text: string) =>
    onDone((await callFromBrowser('operator/writetoorder', { taskid: taskId, reader, text })).order);
  return (
    <WordsDialog
      keptAs={`order-${taskId}-write`}
      title={t('writeTitle')}
      text={t('writeText')}
      wordsLabel={t('words')}
      wordsWrong={t('wordsWrong')}
      longest={LONGEST_DECISION_REASON}
      sendLabel={t('send')}
      keepLabel={t('keep')}
      onSend={write}
      onClose={onClose}
    >
      {() => (
        <ChoiceChips
          legend={t('to')}
          choices={readers.map((value) => ({ value, label: t(`readers.${value}`) }))}
          value={reader}
          onValueChange={setReader}
        />
      )}
    </WordsDialog>
  );
}
