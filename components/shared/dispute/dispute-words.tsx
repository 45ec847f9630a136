import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { WordsDialog } from '@/components/shared/words-dialog';
import { callFromBrowser } from '@/lib/client/browser';
import { DISPUTE_LIMITS } from '@/lib/domain/constants/orders';

import { DisputePhotos } from './dispute-photos';
import type { OnDispute } from './dispute-shape';
import { sendOwnPhoto, type SentPhoto } from './own-photo';

export interface DisputeDialogProps extends Pick<OnDispute, 'dispute'> {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Words and photos that both sides and the operators read. */
export function DisputeWords({ dispute, onDone, onClose }: DisputeDialogProps) {
  const t = useTranslations('dispute');
  const [photos, setPhotos] = useState<readonly SentPhoto<number>[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const say = async (text: string) => {
    const fileids = photos.map(({ name }) => name);
    await callFromBrowser('dispute/adddisputewords', { taskid: dispute.taskid, text, fileids });
    onDone();
  };
  return (
    <WordsDialog
      keptAs={`dispute-words-${dispute.taskid}`}
      title={t('say')}
      text={t('sayText')}
      wordsLabel={t('words')}
      wordsWrong={t('wordsWrong')}
      longest={DISPUTE_LIMITS.longestText}
      sendLabel={t('send')}
      keepLabel={t('keep')}
      isAnswered={!isBusy}
      onSend={say}
      onClose={onClose}
    >
      {() => <DisputePhotos photos={photos} send={sendOwnPhoto} onChange={setPhotos} onBusyChange={setIsBusy} />}
    </WordsDialog>
  );
}
