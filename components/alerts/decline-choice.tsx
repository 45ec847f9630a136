import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { Button } from '@/components/ui/button';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import type { Sending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { toWorkName } from '@/lib/domain/order/work-name';

const REASONS = ['far', 'busy', 'pay', 'other'] as const;

interface DeclineChoiceProps {
  readonly work: CallAnswer<'clean/gettaskdetail'>['taskDetail'];
  /** The alert's own sending; the alert shows the reason of a refusal. */
  readonly sending: Pick<Sending, 'isSending' | 'send'>;
  readonly onDeclined: () => void;
  readonly onBack: () => void;
}

/** Why this work is not for its reader: each reason declines it at once. */
export function DeclineChoice({ work, sending, onDeclined, onBack }: DeclineChoiceProps) {
  const t = useTranslations('alerts.decline');
  const { isSending, send } = sending;
  // The button that led here is gone.
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const decline = async (reason: string) => {
    const sent = await send(() =>
      makeOwnMove({ taskId: work.taskid, workName: toWorkName(work), move: 'decline', reason }),
    );
    if (sent.ok) onDeclined();
  };
  return (
    <fieldset className="flex w-full flex-col gap-2">
      <legend className="pb-1 font-bold">{t('why')}</legend>
      <p className="text-14 text-stone-500">{t('text')}</p>
      <div className="grid grid-cols-2 gap-2 narrow:grid-cols-1">
        {REASONS.map((reason, index) => (
          <Button
            key={reason}
            variant="secondary"
            ref={index === 0 ? first : undefined}
            disabled={isSending}
            onClick={() => void decline(t(`reasons.${reason}`))}
          >
            {t(`reasons.${reason}`)}
          </Button>
        ))}
      </div>
      <Button variant="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </fieldset>
  );
}
