import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { LabelWithName } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { formatInstant, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TaskDetail } from './task-detail';

interface AskedHourCardProps {
  readonly task: TaskDetail;
  readonly onChange: () => void;
}

/** The hour that the customer asks for, the one that holds until the professional agrees, and the way back. */
export function AskedHourCard({ task, onChange }: AskedHourCardProps) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const asked = task.askedHour;
  if (!asked) return null;
  const takeBack = async () => {
    await send(() => callFromBrowser('reqandpay/takebackhour', { taskid: task.taskid }));
    onChange();
  };
  return (
    <Card data-moves={task.taskid} className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t('askedHour.title')}</h2>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <p>
        <LabelWithName
          label={t('askedHour.text', {
            asked: formatVisitTime(asked.gDate, asked.startHour, asked.endHour, locale),
            provider: '{name}',
            visit: formatVisitTime(task.gDate, task.startHour, task.endHour, locale),
          })}
          name={task.providerName ?? t('provider')}
        />
      </p>
      <p>{t('answerDue', { time: formatInstant(asked.answerDueAtMs, locale) })}</p>
      {task.moves.includes('takeBackHour') && (
        <Button variant="secondary" className="self-start" isLoading={isSending} onClick={() => void takeBack()}>
          {t('askedHour.takeBack')}
        </Button>
      )}
    </Card>
  );
}
