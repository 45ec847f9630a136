import { DoorOpen, Handshake, ShieldCheck, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import type { PaymentWay } from '@/lib/contract/money-enumerations';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { toAnswerDeadline } from '@/lib/domain/order/answer-deadline';
import { toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatClock, formatRelativeDay } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { findVisit } from '../state/use-visit';

/** This computer's minute: the time to answer begins with the order. */
function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

/** Three promises with their times: the answer, the visit, and how long the money waits for the customer. */
export function InvoicePromises({ way }: { way: PaymentWay | undefined }) {
  const t = useTranslations('order.invoice.promises');
  const locale = useLocale();
  const nowMs = useNowMs();
  const order = useOrder();
  const { draft, kind } = order;
  const visit = findVisit(order);
  const startsAtMs = visit && toInstantMs(visit.gDate, visit.startHour);
  const { dueMs } = toAnswerDeadline(nowMs, startsAtMs ?? nowMs, kind);
  const of =
    draft.providerName === null
      ? { who: 'some', name: '' }
      : { who: 'known', name: toIsolatedName(draft.providerName) };
  const toWhen = (atMs: number) => ({
    day: formatRelativeDay(toTehranDate(atMs), nowMs, locale),
    time: formatClock(atMs, locale),
  });
  const isTextile = isOfKind(kind, { isTextile: true });
  return (
    <ul className="flex flex-col gap-3">
      {(startsAtMs === null || startsAtMs > nowMs) && (
        <Promised icon={Handshake} when={t('by', toWhen(dueMs))} text={t('answer', of)} />
      )}
      {startsAtMs !== null && <Promised icon={DoorOpen} when={t('at', toWhen(startsAtMs))} text={t('visit', of)} />}
      <Promised
        icon={ShieldCheck}
        when={t(isTextile ? 'heldTextileUntil' : 'heldUntil')}
        text={t(way === 'cash' ? 'cash' : 'held')}
      />
    </ul>
  );
}

function Promised({ icon, when, text }: { icon: IconNode; when: string; text: string }) {
  return (
    <li className="flex items-start gap-3">
      <Icon icon={icon} size={24} className="shrink-0 text-turquoise-600" />
      <p className="min-w-0 text-14 text-stone-500">
        <span className="block font-semibold text-ink">{when}</span>
        <IsolatedNames text={text} />
      </p>
    </li>
  );
}
