import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { hasFreeHour, type AvailableDate, type VisitSlot } from '@/components/forms/visit/available-date';
import { VisitHours } from '@/components/forms/visit/visit-hours';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { countReschedulesLeft } from '@/lib/domain/order/reschedules';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TaskDetail } from './task-detail';

interface RescheduleDialogProps {
  readonly task: TaskDetail;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

interface Chosen {
  readonly day: AvailableDate;
  readonly slot: VisitSlot;
}

/** The choice stays when somebody else was quicker elsewhere. */
function useReschedule({ task, onClose, onMoved }: RescheduleDialogProps) {
  const t = useTranslations('order-following.reschedule');
  const locale = useLocale();
  const snackbar = useSnackbar();
  const { data, error, mutate } = useCall(
    'reqandpay/getrescheduledate',
    { taskid: task.taskid },
    { dedupingInterval: 0 },
  );
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { isSending, failure, send } = useSending();

  async function move() {
    if (!chosen) return setIsMissing(true);
    const { day, slot } = chosen;
    const sent = await send(() =>
      callFromBrowser('reqandpay/reschedule', {
        taskid: task.taskid,
        gDate: day.gDate,
        deliverytimeid: slot.deliverytimeid,
      }),
    );
    if (!sent.ok) {
      if (sent.failure.key === 'slot-taken' || sent.failure.key === 'slot-expired') setChosen(null);
      return void (await mutate());
    }
    const visit = formatVisitTime(day.gDate, slot.startHour, slot.endHour, locale);
    snackbar.show({ text: t(isAsked(task) ? 'asked' : 'done', { visit }), tone: 'success' });
    onClose();
    onMoved();
  }

  return {
    days: data?.lstAvailableDate ?? null,
    isLoading: !data && !error,
    failure: failure ?? (data ? undefined : error),
    chosen,
    setChosen,
    isMissing,
    isSending,
    move,
  };
}

/** Moves an order to another hour of its professional, at its price. */
export function RescheduleDialog(props: RescheduleDialogProps) {
  const { task, onClose } = props;
  const t = useTranslations('order-following');
  const common = useTranslations('common');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { days, isLoading, failure, chosen, setChosen, isMissing, isSending, move } = useReschedule(props);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('reschedule.title')}
      description={t('reschedule.present', {
        visit: formatVisitTime(task.gDate, task.startHour, task.endHour, locale),
      })}
      closeLabel={common('close')}
      size="wide"
      footer={
        <>
          <Button isLoading={isSending} disabled={!days?.some(hasFreeHour)} onClick={() => void move()}>
            {t(isAsked(task) ? 'reschedule.ask' : 'reschedule.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('reschedule.keep')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <Notice tone="error">
            {failure.key === 'move-not-allowed' ? t('reschedule.over') : toErrorText(failure)}
          </Notice>
        )}
        {task.state !== 'PENDING_PAYMENT' && <Limit task={task} />}
        {isLoading && <Skeleton className="h-72 rounded-card" />}
        {days && !days.some(hasFreeHour) && <EmptyState title={t('reschedule.none')} text={t('reschedule.noneText')} />}
        {days?.some(hasFreeHour) && (
          <VisitHours
            days={withoutPresent(days, task)}
            chosen={{ gDate: chosen?.day.gDate ?? null, deliverytimeid: chosen?.slot.deliverytimeid ?? null }}
            firstDate={task.gDate}
            isMissing={isMissing}
            onChoose={(day, slot) => setChosen({ day, slot })}
          />
        )}
      </div>
    </Dialog>
  );
}

/**
 * How often the time can still be changed, or that the professional is asked from now on. Said before an hour is
 * chosen.
 */
function Limit({ task }: { task: TaskDetail }) {
  const t = useTranslations('order-following.reschedule');
  const left = countReschedulesLeft(task.timeline);
  if (isAsked(task)) return <Notice tone="warning">{t('asks')}</Notice>;
  return <p className="text-14 text-stone-500">{t('left', { left })}</p>;
}

const isAsked = ({ moves }: TaskDetail) => moves.includes('askReschedule');

/** An order cannot move to the hour that it has. */
function withoutPresent(days: readonly AvailableDate[], task: TaskDetail): AvailableDate[] {
  return days.map((day) =>
    day.gDate === task.gDate
      ? {
          ...day,
          lstDeliveryTimeSheet: day.lstDeliveryTimeSheet.filter(({ startHour }) => startHour !== task.startHour),
        }
      : day,
  );
}
