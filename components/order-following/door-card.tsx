import { useTranslations } from 'next-intl';

import { Countdown } from '@/components/shared/countdown';
import { useRemainingMs } from '@/components/shared/use-remaining';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { DoorWord } from '@/lib/contract/provider-enumerations';
import { toOpensAtMs } from '@/lib/domain/order/move-opening';
import { formatClock, formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import { NobodyCame } from './nobody-came';
import type { TaskDetail } from './task-detail';

interface DoorCardProps {
  readonly task: TaskDetail;
  readonly onChange: () => void;
}

/** The provider's news from the door, with the countdown of both sides and the customer's answers (BEHAVIOUR 30). */
export function DoorCard({ task, onChange }: DoorCardProps) {
  const { doorWait, moves } = task;
  const isAtDoor = Boolean(doorWait?.arrivedAtMs);
  const canEnd = moves.includes('reportNoShow');
  const canTell = Boolean(doorWait) && moves.includes('sayNobodyCame');
  if (!isAtDoor && !doorWait?.customerWord && !canTell && !canEnd) return null;
  return (
    <Card className={isAtDoor ? 'flex flex-col gap-4 ring-2 ring-saffron-500' : 'flex flex-col gap-4'}>
      {isAtDoor && <AtDoor task={task} />}
      {canTell && !isAtDoor && <Awaited />}
      <Said task={task} />
      <Answers task={task} onChange={onChange} />
    </Card>
  );
}

function AtDoor({ task: { doorWait, serverNowMs } }: Pick<DoorCardProps, 'task'>) {
  const t = useTranslations('order-following.door');
  const locale = useLocale();
  const { arrivedAtMs = null, waitsUntilMs = null, feeRial } = doorWait ?? {};
  const leftMs = useRemainingMs(waitsUntilMs, serverNowMs);
  const fee = formatTomans(feeRial ?? 0, locale);
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-22 font-bold">{t('title')}</h2>
      <p>{t('since', { time: formatClock(arrivedAtMs ?? serverNowMs, locale) })}</p>
      {leftMs !== null && leftMs > 0 && <Countdown leftMs={leftMs} label={t('left')} />}
      {waitsUntilMs !== null && <p>{t(leftMs === 0 ? 'over' : 'waits', { fee })}</p>}
    </div>
  );
}

/** To tell that nobody came and to end the order are two things, and the first does not do the second. */
function Awaited() {
  const t = useTranslations('order-following.door');
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-18 font-bold">{t('awaited')}</h2>
      <p className="text-14 text-stone-500">{t('tellText')}</p>
    </div>
  );
}

function Said({ task }: Pick<DoorCardProps, 'task'>) {
  const t = useTranslations('order-following.door');
  const locale = useLocale();
  const word = task.doorWait?.customerWord;
  if (!word) return null;
  const startsAtMs = task.arrivesUntilMs ?? task.startsAtMs;
  const endsFromMs = toOpensAtMs('reportNoShow', {
    startsAtMs,
    endsAtMs: startsAtMs,
    returnsAtMs: null,
    startedAtMs: null,
  });
  const canEndLater = word === 'nobody-came' && endsFromMs !== null && endsFromMs > task.serverNowMs;
  return (
    <Notice tone="info">
      {t(`said.${word}`)} {canEndLater && t('endsFrom', { time: formatClock(endsFromMs, locale) })}
    </Notice>
  );
}

/** Each is told to the professional at once. */
function Answers({ task, onChange }: DoorCardProps) {
  const t = useTranslations('order-following.door');
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const { taskid, moves, doorWait } = task;
  const say = async (word: DoorWord) => {
    await send(() => callFromBrowser('reqandpay/answerdoor', { taskid, word }));
    onChange();
  };
  return (
    <>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {moves.includes('saySomebodyHome') && (
          <Button className="max-tablet:grow" isLoading={isSending} onClick={() => void say('somebody-home')}>
            {t('home')}
          </Button>
        )}
        {doorWait && moves.includes('sayNobodyCame') && (
          <Button
            variant="secondary"
            className="max-tablet:grow"
            isLoading={isSending}
            onClick={() => void say('nobody-came')}
          >
            {t(doorWait.arrivedAtMs === null ? 'tell' : 'nobody')}
          </Button>
        )}
        <NobodyCame task={task} onChange={onChange} />
      </div>
    </>
  );
}
