import { useTranslations } from 'next-intl';

import { WordsDialog } from '@/components/forms/words-dialog';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import type { WorkMove } from '@/lib/contract/provider-enumerations';
import { getMove } from '@/lib/domain/order-lifecycle';
import { toWorkName } from '@/lib/domain/work-name';

import type { WorkDetail } from '../work-move';

const LONGEST_WORDS = 500;

/** Whether a hand-over is about to be made without all pieces. */
export function isMissingPieces({ custody }: WorkDetail, move: WorkMove): boolean {
  return custody !== null && custody.missingCount > 0 && getMove(move).scans === custody.nextStage;
}

interface MissingDialogProps {
  readonly work: WorkDetail;
  readonly move: WorkMove;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Pieces that were not scanned hold a hand-over back until it is said where they are; whoever runs the marketplace reads it. */
export function MissingDialog({ work, move, onMoved, onClose }: MissingDialogProps) {
  const t = useTranslations('provider');
  const textiles = useTranslations('textiles');
  async function send(reason: string) {
    try {
      await makeOwnMove({ taskId: work.taskid, workName: toWorkName(work), move, reason });
      onClose();
    } finally {
      onMoved();
    }
  }
  return (
    <WordsDialog
      title={t(`moves.${move}`)}
      text={textiles('missing', { count: work.custody?.missingCount ?? 0 })}
      wordsLabel={textiles('work.why')}
      wordsWrong={textiles('work.whyWrong')}
      longest={LONGEST_WORDS}
      sendLabel={t(`moves.${move}`)}
      keepLabel={t('notYet')}
      onSend={send}
      onClose={onClose}
    />
  );
}
