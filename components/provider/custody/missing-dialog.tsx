import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { WordsDialog } from '@/components/shared/words-dialog';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import type { NoCodeReason } from '@/lib/contract/enumerations';
import type { WorkMove } from '@/lib/contract/provider-enumerations';
import { opensByStartCode } from '@/lib/domain/order/move-opening';
import { getMove } from '@/lib/domain/order/order-lifecycle';
import { toWorkName } from '@/lib/domain/order/work-name';

import { NoCodeReasons } from '../no-code-reasons';
import type { WorkDetail } from '../work-move';

const LONGEST_WORDS = 500;

/** Whether a hand-over is about to be made without all pieces. */
export function isMissingPieces({ custody }: WorkDetail, move: WorkMove): boolean {
  return custody !== null && custody.missingCount > 0 && getMove(move).scans === custody.nextStage;
}

interface MissingDialogProps {
  readonly work: WorkDetail;
  readonly move: WorkMove;
  /** The customer's digits that were typed; undefined where there are none. */
  readonly startCode: string | undefined;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/**
 * Pieces that were not scanned hold a hand-over back until it is said where they are; the marketplace's operators read
 * it.
 */
export function MissingDialog({ work, move, startCode, onMoved, onClose }: MissingDialogProps) {
  const t = useTranslations('provider');
  const textiles = useTranslations('textiles');
  const [withoutCode, setWithoutCode] = useState<NoCodeReason | null>(null);
  const asksWhy = startCode === undefined && opensByStartCode(move);
  async function send(reason: string) {
    const said = { startCode, withoutCode: withoutCode ?? undefined, reason };
    try {
      await makeOwnMove({ taskId: work.taskid, workName: toWorkName(work), move, ...said });
      onClose();
    } finally {
      onMoved();
    }
  }
  return (
    <WordsDialog
      keptAs={`missing-${work.taskid}`}
      title={t(`moves.${move}`)}
      text={textiles('missing', { count: work.custody?.missingCount ?? 0 })}
      wordsLabel={textiles('work.why')}
      wordsWrong={textiles('work.whyWrong')}
      longest={LONGEST_WORDS}
      sendLabel={t(`moves.${move}`)}
      keepLabel={t('notYet')}
      isAnswered={!asksWhy || withoutCode !== null}
      onSend={send}
      onClose={onClose}
    >
      {(isTried) => asksWhy && <NoCodeReasons value={withoutCode} isTried={isTried} onValueChange={setWithoutCode} />}
    </WordsDialog>
  );
}
