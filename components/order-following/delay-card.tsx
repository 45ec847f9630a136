import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { isVisitAgreed } from '@/lib/domain/order/order-states';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TaskDetail } from './task-detail';

interface DelayCardProps {
  readonly task: TaskDetail;
  readonly onChange: () => void;
}

/** The delay that the professional told. An early one needs the customer's agreement (row B-29). */
export function DelayCard({ task, onChange }: DelayCardProps) {
  const t = useTranslations('order-following.delay');
  const locale = useLocale();
  const delay = task.lateness?.delay;
  if (!delay || !isVisitAgreed(task.state)) return null;
  const minutes = formatNumber(delay.minutes, locale);
  if (task.moves.includes('agreeDelay'))
    return <DelayQuestion taskId={task.taskid} minutes={minutes} onChange={onChange} />;
  return <Notice>{t(delay.answer === 'agreed' ? 'agreed' : 'told', { minutes })}</Notice>;
}

interface DelayQuestionProps extends Pick<DelayCardProps, 'onChange'> {
  readonly taskId: number;
  readonly minutes: string;
}

function DelayQuestion({ taskId, minutes, onChange }: DelayQuestionProps) {
  const t = useTranslations('order-following.delay');
  const toErrorText = useErrorText();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { isSending, failure, send } = useSending();
  const answer = async (isAgreed: boolean) => {
    setPressed(isAgreed);
    await send(() => callFromBrowser('reqandpay/answerdelay', { taskid: taskId, isagreed: isAgreed }));
    onChange();
  };
  return (
    <Card data-moves={taskId} className="flex flex-col gap-3 ring-2 ring-saffron-500">
      <h2 className="text-18 font-bold">{t('title', { minutes })}</h2>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <p>{t('text', { minutes })}</p>
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isSending && pressed === true} onClick={() => void answer(true)}>
          {t('agree')}
        </Button>
        <Button variant="secondary" isLoading={isSending && pressed === false} onClick={() => void answer(false)}>
          {t('refuse')}
        </Button>
      </div>
    </Card>
  );
}
