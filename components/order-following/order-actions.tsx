import { CalendarClock } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { AddToCalendar } from '@/components/shared/add-to-calendar';
import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { leaveFor } from '@/lib/client/leave-page';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { usePartners } from '@/lib/client/use-partners';
import { useSending } from '@/lib/client/use-sending';
import type { CallRequest } from '@/lib/contract';
import { NO_GIFT_CODE } from '@/lib/domain/constants/gifts';
import { isOver, isPayableAfterwards, isRepeatable, isVisitAhead, isWorkDone } from '@/lib/domain/order/order-states';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';

import { isAskedHowItWas } from './hero/done-choice';
import { KeepWhoCame } from './people/keep-provider';
import { NextPerson } from './next-person';
import { AgainWith, RepeatOrder } from './repeat-order';
import type { TaskDetail } from './task-detail';

const CancelDialog = dynamic(
  toPatientLoader(() => import('./cancel-dialog').then((module) => module.CancelDialog)),
  { ssr: false },
);
const NextProviderDialog = dynamic(
  toPatientLoader(() => import('./next-provider-dialog').then((module) => module.NextProviderDialog)),
  { ssr: false },
);
const NextTruckDialog = dynamic(
  toPatientLoader(() => import('./next-truck-dialog').then((module) => module.NextTruckDialog)),
  { ssr: false },
);
const RescheduleDialog = dynamic(
  toPatientLoader(() => import('./reschedule-dialog').then((module) => module.RescheduleDialog)),
  { ssr: false },
);

/** A button that runs one call, once at a time, and says inline what went wrong. */
function useAction(onChange: () => void) {
  const toErrorText = useErrorText();
  const [pressed, setPressed] = useState<string | null>(null);
  const { isSending, failure, send } = useSending();
  async function run(name: string, work: () => Promise<unknown>) {
    await send(() => {
      setPressed(name);
      return work();
    });
    onChange();
  }
  return { running: isSending ? pressed : null, problem: failure && toErrorText(failure), run };
}

type Action = ReturnType<typeof useAction>;

interface ActionButtonProps extends Pick<Action, 'running' | 'run'> {
  readonly name: string;
  readonly variant?: 'primary' | 'secondary';
  readonly work: () => Promise<unknown>;
  readonly children: string;
}

function ActionButton({ name, variant, work, running, run, children }: ActionButtonProps) {
  return (
    <Button variant={variant} isLoading={running === name} onClick={() => void run(name, work)}>
      {children}
    </Button>
  );
}

async function goToGateway(call: 'ipg/startpayment' | 'ipg/postcodpostpay', { reqId }: TaskDetail): Promise<void> {
  const { redirectUrl } = await callFromBrowser(call, { reqid: reqId }, { idempotencyKey: createUuid() });
  leaveFor(redirectUrl);
}

/** The customer's acts now; the server names the open moves. */
export function OrderActions({ task, onChange }: { task: TaskDetail; onChange: () => void }) {
  const [open, setOpen] = useState<'cancel' | 'reschedule' | 'next-provider' | null>(null);
  const action = useAction(onChange);
  const isPayable = task.state === 'PENDING_PAYMENT' && task.payType === 'online';
  const asksNext = task.moves.includes('offerNext') && !task.petrol;
  const NextDialog = task.petrol ? NextTruckDialog : NextProviderDialog;
  return (
    <div data-moves={task.taskid} className="flex flex-col gap-3 empty:hidden">
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      {asksNext && <NextPerson task={task} onOther={() => setOpen('next-provider')} onOffered={onChange} />}
      <OrderButtons
        task={task}
        action={action}
        isPayable={isPayable}
        onReschedule={() => setOpen('reschedule')}
        onNextProvider={() => setOpen('next-provider')}
      />
      {task.moves.includes('cancel') && <CancelLine task={task} onOpen={() => setOpen('cancel')} />}
      {open === 'cancel' && (
        <CancelDialog requestId={task.reqId} onClose={() => setOpen(null)} onCancelled={onChange} />
      )}
      {open === 'next-provider' && (
        <NextDialog task={task} onClose={() => setOpen(null)} onCancel={() => setOpen('cancel')} onOffered={onChange} />
      )}
      {open === 'reschedule' && <RescheduleDialog task={task} onClose={() => setOpen(null)} onMoved={onChange} />}
    </div>
  );
}

/** On a phone two beside one another, as wide as each other; the first of an odd number has the line to itself. */
const SHORT_ON_PHONE = classNames(
  'max-tablet:grid max-tablet:grid-cols-2 max-tablet:gap-2 narrow:grid-cols-1 [&>*]:max-tablet:min-w-0',
  '[&>:first-child:nth-last-child(odd)]:max-tablet:col-span-2 [&>:first-child:nth-last-child(odd)]:narrow:col-span-1',
  '[&>button]:max-tablet:px-2',
);
/** Each has a line of its own, because they name people and hours; none of them is the act of the page. */
const ROWS = classNames(
  'flex flex-col divide-y divide-stone-200 rounded-card border border-stone-200 bg-card empty:hidden [&>*]:px-4',
  '[&>button]:min-h-13 [&>button]:w-full [&>button]:!justify-start [&>button]:!rounded-none [&>button]:!text-start [&>button]:!ring-0',
  '[&>button:first-child]:!rounded-t-card [&>button:last-child]:!rounded-b-card',
);

interface OrderButtonsProps {
  readonly task: TaskDetail;
  readonly action: Action;
  readonly isPayable: boolean;
  readonly onReschedule: () => void;
  readonly onNextProvider: () => void;
}

function OrderButtons({ task, action, isPayable, onReschedule, onNextProvider }: OrderButtonsProps) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  const { takesBank } = usePartners();
  const can = (move: string) => task.moves.includes(move);
  const isCashTaken = task.cashRecord?.standing === 'taken';
  const isCashOpen = task.codFlag === 'active' && !task.isPaid && !isCashTaken && isPayableAfterwards(task.state);
  return (
    <>
      <div className={classNames('flex flex-wrap gap-3 empty:hidden', SHORT_ON_PHONE)}>
        {isPayable && !takesBank && <SettleButtons task={task} action={action} />}
        {isPayable && takesBank && (
          <ActionButton {...action} name="pay" work={() => goToGateway('ipg/startpayment', task)}>
            {t('pay')}
          </ActionButton>
        )}
        {can('prolongPayment') && (
          <ActionButton
            {...action}
            variant="secondary"
            name="prolong"
            work={() => callFromBrowser('reqandpay/prolongpayment', { taskid: task.taskid })}
          >
            {t('prolong')}
          </ActionButton>
        )}
        {can('offerNext') && task.petrol && <Button onClick={onNextProvider}>{t('nextProvider.open')}</Button>}
        {can('complete') && !task.dispute?.isOpen && !isAskedHowItWas(task) && (
          <ActionButton
            {...action}
            name="complete"
            work={() => callFromBrowser('reqandpay/confirmtask', { taskid: task.taskid })}
          >
            {t('complete')}
          </ActionButton>
        )}
        {task.reviewUrl && !task.dispute?.isOpen && (
          <a
            href={toLocalePath(locale, task.reviewUrl)}
            className={toButtonClassName({ variant: can('complete') ? 'secondary' : 'primary' })}
          >
            {task.isReviewed ? t('editReview') : t('review')}
          </a>
        )}
        {isCashOpen && takesBank && (
          <ActionButton
            {...action}
            variant="secondary"
            name="payAfterwards"
            work={() => goToGateway('ipg/postcodpostpay', task)}
          >
            {t('payAfterwards')}
          </ActionButton>
        )}
        {(can('reschedule') || can('askReschedule')) && (
          <Button variant="secondary" onClick={onReschedule}>
            <Icon icon={CalendarClock} />
            {t('reschedule.open')}
          </Button>
        )}
        {/* Nobody writes down an hour that somebody is on the way to. */}
        {isVisitAhead(task.state) && task.state !== 'EN_ROUTE' && <AddToCalendar task={task} />}
      </div>
      <AgainRows task={task} />
    </>
  );
}

/** The acts after an order: the next order, and the same professional again. They wait while a case is open. */
function AgainRows({ task }: Pick<OrderButtonsProps, 'task'>) {
  if (task.dispute?.isOpen) return null;
  return (
    <div className={ROWS}>
      {isWorkDone(task.state) && <AgainWith task={task} />}
      {(isWorkDone(task.state) || isOver(task.state)) && <KeepWhoCame task={task} />}
      {isRepeatable(task.state) && <RepeatOrder task={task} />}
    </div>
  );
}

/** Without a bank, the customer settles an unpaid order with the wallet or at the door. */
function SettleButtons({ task: { reqId: reqid }, action }: Pick<OrderButtonsProps, 'task' | 'action'>) {
  const t = useTranslations('order-following');
  const settle = (prefix: CallRequest<'custom'>['prefix']) => () =>
    callFromBrowser('custom', { prefix, reqId: reqid, giftCode: NO_GIFT_CODE, useWallet: 'false' });
  return (
    <>
      <ActionButton {...action} name="payInCash" work={settle('cod-')}>
        {t('payInCash')}
      </ActionButton>
      <ActionButton {...action} variant="secondary" name="payByWallet" work={settle('wallet-')}>
        {t('payByWallet')}
      </ActionButton>
    </>
  );
}

/** The way to cancel, and what it costs now. */
function CancelLine({ task: { cancelTerms }, onOpen }: { task: TaskDetail; onOpen: () => void }) {
  const t = useTranslations('order-following.cancel');
  const locale = useLocale();
  const toText = ({ feeRial, freeUntilMs }: NonNullable<TaskDetail['cancelTerms']>) => {
    if (feeRial > 0) return t('now.fee', { fee: formatTomans(feeRial, locale) });
    return freeUntilMs === null ? t('now.free') : t('now.freeUntil', { until: formatInstant(freeUntilMs, locale) });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Button variant="quiet" className="-ms-5 text-pomegranate-600" onClick={onOpen}>
        {t('open')}
      </Button>
      {cancelTerms && <p className="text-14 text-stone-500">{toText(cancelTerms)}</p>}
    </div>
  );
}
