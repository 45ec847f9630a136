import { useTranslations } from 'next-intl';

import { WordsDialog } from '@/components/shared/words-dialog';
import { LONGEST_DISPUTE_TEXT } from '@/lib/domain/constants/orders';

interface ContestDialogProps {
  /** The fee of a door that nobody opened, or cash that was recorded as not paid. */
  readonly matter: 'heldFee' | 'cash';
  /** The order's code, under which unsent words are kept. */
  readonly code: string;
  readonly onContest: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** Sent or refused: either way the order may have changed. */
  readonly onChange: () => void;
}

/** The customer's words against what the professional recorded. */
export function ContestDialog({ matter, code, onContest, onClose, onChange }: ContestDialogProps) {
  const t = useTranslations(`order-following.${matter}`);
  const contest = async (text: string) => {
    try {
      await onContest(text);
      onClose();
    } finally {
      onChange();
    }
  };
  return (
    <WordsDialog
      keptAs={`contest-${matter}-${code}`}
      title={t('dialogTitle')}
      text={t('dialogText')}
      wordsLabel={t('words')}
      wordsWrong={t('wordsWrong')}
      longest={LONGEST_DISPUTE_TEXT}
      sendLabel={t('send')}
      keepLabel={t('keep')}
      onSend={contest}
      onClose={onClose}
    />
  );
}
