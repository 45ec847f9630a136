import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallError } from '@/lib/contract/call-error';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { formatClock, formatInstant, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TaskDetail } from './task-detail';

interface OfferedHoursCardProps {
  readonly task: TaskDetail;
  readonly onChange: () => void;
}

type OfferedHour = NonNullable<TaskDetail['offeredHours']>['lstHour'][number];

/** Other hours that a professional who runs late proposes: one tap takes one, or keeps the agreed one. */
export function OfferedHoursCard({ task, onChange }: OfferedHoursCardProps) {
  const t = useTranslations('order-following.offeredHours');
  const locale = useLocale();
  const { pressed, isSending, problem, take, keep } = useOfferedHours({ task, onChange });
  const offered = task.offeredHours;
  if (!offered || offered.lstHour.length === 0 || !task.moves.includes('takeHour')) return null;
  const isMissed = isVisitPast(task);
  const toText = ({ gDate, startHour, endHour }: OfferedHour) => formatVisitTime(gDate, startHour, endHour, locale);
  return (
    <Card data-moves={task.taskid} className="flex flex-col gap-3 ring-2 ring-saffron-500">
      <h2 className="text-18 font-bold">{t(isMissed ? 'missed.title' : 'title')}</h2>
      {problem && <Notice tone="error">{problem}</Notice>}
      <p>
        {t(isMissed ? 'missed.text' : 'text', {
          due: formatInstant(offered.answerDueAtMs, locale),
          visit: formatVisitTime(task.gDate, task.startHour, task.endHour, locale),
        })}
      </p>
      <div className="flex flex-col gap-2 tablet:flex-row tablet:flex-wrap">
        {offered.lstHour.map((hour) => (
          <Button
            key={hour.startsAtMs}
            variant="secondary"
            isLoading={isSending && pressed === hour.startsAtMs}
            onClick={() => void take(hour, toText(hour))}
          >
            {toText(hour)}
          </Button>
        ))}
        <Button variant="quiet" isLoading={isSending && pressed === null} onClick={() => void keep()}>
          {t(isMissed ? 'missed.keep' : 'keep')}
        </Button>
      </div>
      {task.lateness && (
        <p className="text-14 text-stone-500">
          {task.serverNowMs >= task.lateness.freeCancelFromMs
            ? t('freeNow')
            : t('free', { free: formatClock(task.lateness.freeCancelFromMs, locale) })}
        </p>
      )}
    </Card>
  );
}

/** Then there is no agreed hour left to keep. */
function isVisitPast({ startsAtMs, hourCount, serverNowMs }: TaskDetail): boolean {
  return serverNowMs >= startsAtMs + hourCount * HOUR_MS;
}

/** A refusal also goes to the snackbar, because the card may be gone by then. */
function useOfferedHours({ task: { taskid }, onChange }: OfferedHoursCardProps) {
  const t = useTranslations('order-following.offeredHours');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const [pressed, setPressed] = useState<number | null>(null);
  const { isSending, failure, send } = useSending();
  const toProblem = (error: CallError) => {
    if (error.key === 'slot-taken' || error.key === 'slot-expired') return t('taken');
    return error.key === 'move-not-allowed' ? t('over') : toErrorText(error);
  };
  const answer = async (work: () => Promise<unknown>, done?: string) => {
    const sent = await send(work);
    if (!sent.ok) snackbar.show({ text: toProblem(sent.failure), tone: 'error' });
    else if (done !== undefined) snackbar.show({ text: done, tone: 'success' });
    onChange();
  };
  return {
    pressed,
    isSending,
    problem: failure && toProblem(failure),
    take: ({ gDate, deliverytimeid, startsAtMs }: OfferedHour, visit: string) => {
      setPressed(startsAtMs);
      return answer(
        () => callFromBrowser('reqandpay/takeofferedhour', { taskid, gDate, deliverytimeid }),
        t('done', { visit }),
      );
    },
    keep: () => {
      setPressed(null);
      return answer(() => callFromBrowser('reqandpay/refusehours', { taskid }));
    },
  };
}
