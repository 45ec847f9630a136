import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Task } from '../state/task';

interface MoreTimeProps {
  readonly task: Task;
  readonly remainingMs: number | null;
  readonly onTaken: () => void;
}

/** Doubles the time to pay, once. The remaining time then takes the button's focus. */
export function MoreTime({ task, remainingMs, onTaken }: MoreTimeProps) {
  const t = useTranslations('order.waiting');
  const toErrorText = useErrorText();
  const locale = useLocale();
  const [isTaken, setTaken] = useState(false);
  const { isSending, failure, send } = useSending();
  const take = async () => {
    const sent = await send(() => callFromBrowser('reqandpay/prolongpayment', { taskid: task.taskid }));
    if (sent.ok) setTaken(true);
    onTaken();
  };
  const isOffered = task.moves.includes('prolongPayment');
  return (
    <>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {isOffered && (
        <Button variant="secondary" className="self-start" isLoading={isSending} onClick={() => void take()}>
          {t('more')}
        </Button>
      )}
      {isTaken && !isOffered && remainingMs !== null && (
        <p tabIndex={-1} ref={takeFocus} className="sr-only">
          {t('timeWarning', { time: formatRemainingTime(remainingMs, locale) })}
        </p>
      )}
    </>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
