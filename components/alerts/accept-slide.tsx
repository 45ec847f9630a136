import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { SlideButton } from '@/components/ui/slide-button';
import { LabelWithName } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import type { Sending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { toWorkName } from '@/lib/domain/order/work-name';

import { beginAcceptance, forgetAcceptance } from './own-acceptance';

/** A dialog that comes under a finger is deaf for so many milliseconds. */
export const DEAF_MS = 600;

interface AcceptSlideProps {
  readonly work: CallAnswer<'clean/gettaskdetail'>['taskDetail'];
  /** The member of the team to whom a company hands it at once; null where the company decides later. */
  readonly comer: { readonly userId: number; readonly fullname: string } | null;
  /** The alert's own sending; the alert shows the reason of a refusal. */
  readonly sending: Pick<Sending, 'isSending' | 'send'>;
  readonly onAccepted: () => void;
}

/** Accepts the work where it is told of; a company hands it to somebody of its team with the same slide. */
export function AcceptSlide({ work, comer, sending, onAccepted }: AcceptSlideProps) {
  const t = useTranslations('alerts.accept');
  const { isSending, send } = sending;
  const [isDeaf, setDeaf] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setDeaf(false), DEAF_MS);
    return () => clearTimeout(timer);
  }, []);
  const accept = async () => {
    beginAcceptance(work.taskid);
    const sent = await send(() => makeOwnMove({ taskId: work.taskid, workName: toWorkName(work), move: 'accept' }));
    if (!sent.ok) return forgetAcceptance(work.taskid);
    // Accepted it is in any case: where the member is taken by now, the job's page asks who goes as its first thing.
    if (comer) await send(() => callFromBrowser('team/assignwork', { taskid: work.taskid, userId: comer.userId }));
    onAccepted();
  };
  return (
    <SlideButton
      label={comer ? <LabelWithName label={t('labelWith', { name: '{name}' })} name={comer.fullname} /> : t('label')}
      question={
        comer ? <LabelWithName label={t('questionWith', { name: '{name}' })} name={comer.fullname} /> : t('question')
      }
      confirmLabel={t('confirm')}
      disabled={isDeaf}
      isLoading={isSending}
      onDone={() => void accept()}
    />
  );
}
