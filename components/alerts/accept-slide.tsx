import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { SlideButton } from '@/components/ui/slide-button';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { toWorkName } from '@/lib/domain/order/work-name';

/** A dialog that comes under a finger is deaf for so many milliseconds. */
export const DEAF_MS = 600;

interface AcceptSlideProps {
  readonly work: CallAnswer<'clean/gettaskdetail'>['taskDetail'];
  /** Why it was refused, as it is read; null once it is tried again. */
  readonly onProblem: (text: string | null) => void;
  readonly onAccepted: () => void;
}

/** Accepts the work where it is told of. */
export function AcceptSlide({ work, onProblem, onAccepted }: AcceptSlideProps) {
  const t = useTranslations('alerts.accept');
  const { isSending, failure, send } = useSending();
  const [isDeaf, setDeaf] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setDeaf(false), DEAF_MS);
    return () => clearTimeout(timer);
  }, []);
  // An alert rings on every page, and brings no words but its own.
  const problem = failure && (failure.message === failure.key ? t('failed') : failure.message);
  useEffect(() => onProblem(problem), [problem, onProblem]);
  const accept = async () => {
    const sent = await send(() => makeOwnMove({ taskId: work.taskid, workName: toWorkName(work), move: 'accept' }));
    if (sent.ok) onAccepted();
  };
  return (
    <SlideButton
      label={t('label')}
      question={t('question')}
      confirmLabel={t('confirm')}
      disabled={isDeaf}
      isLoading={isSending}
      onDone={() => void accept()}
    />
  );
}
