import { useTranslations } from 'next-intl';

import { WordsDialog } from '@/components/shared/words-dialog';
import { beginView } from '@/lib/client/person-view';
import { LONGEST_DECISION_REASON, SHORTEST_DECISION_REASON } from '@/lib/domain/constants/providers';

import { usePasswordAgain } from '../use-password-again';
import type { DeskPerson } from './desk-person';

interface ViewDialogProps {
  readonly person: Pick<DeskPerson, 'userid' | 'provider'>;
  readonly onClose: () => void;
}

/** Asks why an operator wants to see the site with the person's eyes, and opens it so. */
export function ViewDialog({ person: { userid, provider }, onClose }: ViewDialogProps) {
  const t = useTranslations('desk.person.view');
  const { field, withPassword } = usePasswordAgain();
  const open = (reason: string) =>
    withPassword(() => beginView({ userId: userid, isProvider: provider !== null, reason }));
  return (
    <WordsDialog
      keptAs={`person-${userid}-view`}
      title={t('title')}
      text={t('text')}
      wordsLabel={t('reason')}
      wordsWrong={t('reasonWrong')}
      longest={LONGEST_DECISION_REASON}
      shortest={SHORTEST_DECISION_REASON}
      sendLabel={t('begin')}
      keepLabel={t('notYet')}
      onSend={open}
      onClose={onClose}
    >
      {() => (
        <>
          <p className="text-14">{t('reasonHint')}</p>
          {field}
        </>
      )}
    </WordsDialog>
  );
}
