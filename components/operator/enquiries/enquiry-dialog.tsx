import { useTranslations } from 'next-intl';

import { WordsDialog } from '@/components/shared/words-dialog';
import { LONGEST_ENQUIRY_ANSWER } from '@/lib/domain/constants/answers';
import { SHORTEST_DECISION_REASON } from '@/lib/domain/constants/providers';

import { useHolding } from '../held-answers';

interface EnquiryDialogProps {
  readonly enquiryId: number;
  readonly way: 'answer' | 'close';
  /** Rejects where it failed. */
  readonly onSend: (words: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for an answer, which the writer gets by SMS, or for the reason to send none. */
export function EnquiryDialog({ enquiryId, way, onSend, onClose }: EnquiryDialogProps) {
  const t = useTranslations('desk.enquiry');
  useHolding();
  return (
    <WordsDialog
      keptAs={`enquiry-${enquiryId}-${way}`}
      title={t(`${way}.title`)}
      text={t(`${way}.text`)}
      wordsLabel={t(`${way}.words`)}
      wordsWrong={t('wordsWrong')}
      longest={LONGEST_ENQUIRY_ANSWER}
      shortest={SHORTEST_DECISION_REASON}
      sendLabel={t(`${way}.send`)}
      keepLabel={t('keep')}
      onSend={onSend}
      onClose={onClose}
    />
  );
}
