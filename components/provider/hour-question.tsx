import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import { useSending } from '@/lib/client/use-sending';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatInstant, formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { toAskedValues } from './asked-values';
import { useMoveErrorText } from './use-move-error-text';
import type { WorkDetail } from './work-move';

const ANSWERS = ['agreeHour', 'keepHour'] as const;

interface HourQuestionProps {
  readonly work: WorkDetail;
  readonly onMoved: () => void;
}

/** The hour that the customer asks for and the agreed one, the time left to answer, and the two answers. */
export function HourQuestion({ work, onMoved }: HourQuestionProps) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const toErrorText = useMoveErrorText();
  const [pressed, setPressed] = useState<(typeof ANSWERS)[number] | null>(null);
  const { isSending, failure, send } = useSending();
  const asked = work.askedHour;
  if (!asked) return null;
  const answer = async (move: (typeof ANSWERS)[number]) => {
    setPressed(move);
    await send(() => makeOwnMove({ taskId: work.taskid, workName: toWorkName(work), move }));
    onMoved();
  };
  return (
    <Card data-moves={work.taskid} className="flex flex-col gap-3 ring-2 ring-saffron-500">
      <h2 className="text-18 font-bold">{t('askedHour.title')}</h2>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <p className="font-semibold">{t('askedHour.text', toAskedValues(work, asked, locale))}</p>
      <p role="timer">
        {t('answerBefore', {
          due: formatInstant(asked.answerDueAtMs, locale),
          time: formatRemainingTime(asked.answerDueAtMs - work.serverNowMs, locale),
        })}
      </p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {ANSWERS.filter((move) => work.moves.includes(move)).map((move) => (
          <Button
            key={move}
            variant={move === 'agreeHour' ? 'primary' : 'secondary'}
            isLoading={isSending && pressed === move}
            onClick={() => void answer(move)}
          >
            {t(`moves.${move}`)}
          </Button>
        ))}
      </div>
      <p className="text-14 text-stone-500">{t('askedHour.silence')}</p>
    </Card>
  );
}
