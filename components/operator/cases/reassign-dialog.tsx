import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { VisitHours } from '@/components/forms/visit/visit-hours';
import { LoadFailure } from '@/components/shared/load-failure';
import { SumRow } from '@/components/shared/sum-row';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceChips } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';
import type { DeskOrder, Replacement } from './desk-order';
import { SuccessorChoice } from './successor-choice';

interface Hour {
  readonly gDate: string;
  readonly deliverytimeid: number;
  readonly startHour: number;
  readonly endHour: number;
}

interface ReassignDialogProps {
  readonly order: DeskOrder;
  readonly onDone: (order: DeskOrder) => void;
  readonly onClose: () => void;
}

/** Another professional at the same price: the customer's consent first, then who could come, then the money. */
export function ReassignDialog({ order, onDone, onClose }: ReassignDialogProps) {
  const t = useTranslations('desk.case.reassign');
  const [hour, setHour] = useState<Hour | null>(null);
  const [way, setWay] = useState<'here' | 'ask'>('here');
  const [workerUserId, setWorkerUserId] = useState<number | null>(null);
  const [isAgreed, setIsAgreed] = useState(false);
  const asked = { taskid: order.taskid, ...(hour && { gDate: hour.gDate, deliverytimeid: hour.deliverytimeid }) };
  const { data, error, mutate } = useCall('operator/planreassign', asked, { dedupingInterval: 0 });
  const plan = data?.plan ?? null;
  const isAsking = way === 'ask' && plan?.mayAsk === true;
  const isConsented = plan !== null && (isAsking || !plan.needsConsent || isAgreed);
  const isChosen = plan?.lstServiceProvider.some(({ userId }) => userId === workerUserId) ?? false;
  const send = async (reason: string) => {
    const sent = isAsking ? { taskid: order.taskid } : { ...asked, workerUserId: workerUserId ?? undefined };
    onDone((await callFromBrowser('operator/reassign', { ...sent, isagreed: isAgreed, reason })).order);
  };
  return (
    <DecisionDialog
      keptAs={`order-${order.taskid}-reassign`}
      title={t('open')}
      text={t('text')}
      sendLabel={t('send')}
      isAnswered={isConsented && (isAsking || isChosen)}
      onSend={send}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {error && !data && <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />}
          {!data && !error && <Skeleton className="h-72 rounded-card" />}
          {plan && (
            <>
              <Consent
                plan={plan}
                way={way}
                isMissing={isTried && !isConsented}
                {...{ isAgreed, setIsAgreed, setWay }}
              />
              {!isAsking && (
                <>
                  <HourChoice plan={plan} hour={hour} onChoose={setHour} />
                  <SuccessorChoice
                    providers={plan.lstServiceProvider}
                    value={workerUserId}
                    onValueChange={setWorkerUserId}
                    error={isTried && !isChosen ? t('whoMissing') : undefined}
                  />
                </>
              )}
              <Money plan={plan} />
            </>
          )}
        </>
      )}
    </DecisionDialog>
  );
}

interface ConsentProps {
  readonly plan: Replacement;
  readonly way: 'here' | 'ask';
  readonly setWay: (way: 'here' | 'ask') => void;
  readonly isAgreed: boolean;
  readonly setIsAgreed: (isAgreed: boolean) => void;
  readonly isMissing: boolean;
}

function Consent({ plan, way, setWay, isAgreed, setIsAgreed, isMissing }: ConsentProps) {
  const t = useTranslations('desk.case.reassign');
  const choices = (['here', 'ask'] as const).map((value) => ({ value, label: t(value) }));
  const isAsking = way === 'ask' && plan.mayAsk;
  return (
    <>
      <Notice tone={plan.needsConsent ? 'warning' : 'success'}>{t(plan.needsConsent ? 'needed' : 'agreed')}</Notice>
      {plan.mayAsk && <ChoiceChips legend={t('how')} choices={choices} value={way} onValueChange={setWay} />}
      {isAsking && <p className="text-14 text-stone-500">{t('askText')}</p>}
      {!isAsking && plan.needsConsent && (
        <Checkbox
          label={t('saidYes')}
          checked={isAgreed}
          error={isMissing ? t('saidYesMissing') : undefined}
          onChange={(event) => setIsAgreed(event.target.checked)}
        />
      )}
    </>
  );
}

interface HourChoiceProps {
  readonly plan: Replacement;
  readonly hour: Hour | null;
  readonly onChoose: (hour: Hour | null) => void;
}

/** The order's own hour, or another one at which somebody is free. */
function HourChoice({ plan, hour, onChoose }: HourChoiceProps) {
  const t = useTranslations('desk.case.reassign');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => {
    if (hour) onChoose(null);
    else setIsOpen(!isOpen);
  };
  return (
    <>
      {hour && <p className="font-semibold">{formatVisitTime(hour.gDate, hour.startHour, hour.endHour, locale)}</p>}
      <Button variant="secondary" aria-expanded={isOpen} onClick={toggle}>
        {t(hour || isOpen ? 'sameHour' : 'otherHour')}
      </Button>
      {isOpen && !hour && (
        <VisitHours
          days={plan.lstAvailableDate}
          chosen={{ gDate: null, deliverytimeid: null }}
          isMissing={false}
          onChoose={(day, slot) => {
            onChoose({ ...slot, gDate: day.gDate });
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

function Money({ plan }: { plan: Replacement }) {
  const t = useTranslations('desk.case.reassign');
  return (
    <dl className="flex flex-col gap-2">
      <SumRow label={t('price')} amount={plan.priceRial} />
      <SumRow label={t('held')} amount={plan.heldRial} />
      <SumRow label={t('net')} amount={plan.netRial} />
    </dl>
  );
}
