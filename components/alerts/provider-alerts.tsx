'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';

import { toPatientLoader } from '@/lib/client/patient-loader';
import { useUserAccount } from '@/lib/client/user-account';
import type { NewWorkMessage, PaymentMessage } from '@/lib/domain/broker-messages';
import { ALERT_ARRIVED_EVENT } from '@/lib/client/alerts/events';
import { followAnswers } from '@/lib/client/alerts/open-tabs';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { toOrderPath } from '@/lib/domain/order-links';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale, useRouter } from '@/lib/i18n/location';

import { useAttention } from './use-attention';

const loadDialog = toPatientLoader(() => import('./alert-dialog').then((module) => module.AlertDialog));
const loadConnection = toPatientLoader(() => import('@/lib/client/alerts/connect'));

const AlertDialog = dynamic(loadDialog, { ssr: false });

type Alert =
  | { readonly kind: 'work'; readonly message: NewWorkMessage }
  | { readonly kind: 'payment'; readonly message: PaymentMessage };

/** New work goes before payments; each keeps its own order (WIRE, T-18). */
function enqueue(queue: readonly Alert[], alert: Alert): readonly Alert[] {
  const works = queue.filter((waiting) => waiting.kind === 'work');
  const payments = queue.filter((waiting) => waiting.kind === 'payment');
  return alert.kind === 'work' ? [...works, alert, ...payments] : [...works, ...payments, alert];
}

const toKey = ({ kind, message }: Alert) => `${kind} ${message.taskId}`;

/** What waits for an answer. One that was given in another tab counts here, too. */
function useAlertQueue(isProvider: boolean) {
  const [queue, setQueue] = useState<readonly Alert[]>([]);
  const answers = useRef<ReturnType<typeof followAnswers> | null>(null);
  useEffect(() => {
    const followed = followAnswers((key) => setQueue((waiting) => waiting.filter((alert) => toKey(alert) !== key)));
    answers.current = followed;
    return followed.close;
  }, []);
  useEffect(() => {
    if (!isProvider) return;
    let close: (() => void) | null = null;
    let isGone = false;
    const refresh = () => void window.dispatchEvent(new Event(ALERT_ARRIVED_EVENT));
    const arrive = (alert: Alert) => {
      setQueue((waiting) => enqueue(waiting, alert));
      refresh();
    };
    void loadConnection().then(({ connectToAlerts }) => {
      if (isGone) return;
      // Before it is needed: an alert must not wait for a network that has become bad since.
      loadDialog().catch((error: unknown) => console.info('alerts: the dialog is fetched when it is needed', error));
      close = connectToAlerts({
        onNewWork: (message) => arrive({ kind: 'work', message }),
        onPayment: (message) => arrive({ kind: 'payment', message }),
        onOrderEvent: refresh,
      });
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [isProvider]);
  const dismiss = (answered: Alert) => {
    setQueue((waiting) => waiting.filter((alert) => alert !== answered));
    answers.current?.tell(toKey(answered));
  };
  return { queue, dismiss };
}

function toHref(alert: Alert): string {
  if (alert.kind === 'payment') return `/pelakman/orderlist/doneworks/${alert.message.taskId}/`;
  const list = alert.message.selectedUserId === null ? 'newworks' : 'acceptworks';
  return `/pelakman/orderlist/${list}/${alert.message.taskId}/`;
}

/** Whose names have words; another bank is called by its own. */
const GATEWAYS = ['zarinpal', 'test-bank', 'COD', 'PELAKWALLET'] as const;

/** The provider's alerts, on every page of the provider's area. */
export function ProviderAlerts() {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const router = useRouter();
  const account = useUserAccount();
  const toGatewayText = (name: string) => {
    const known = GATEWAYS.find((gateway) => gateway === name);
    return known ? t(`gateways.${known}`) : name;
  };
  const { queue, dismiss } = useAlertQueue(account?.roleId != null);
  useShownOrders(...queue.map(({ message }) => toOrderPath(message.taskId, 'provider')));
  useAttention(queue.length, t('waiting', { count: formatNumber(queue.length, locale) }));
  const [first] = queue;
  if (!first) return null;
  const words =
    first.kind === 'work'
      ? { title: t('work.title'), text: first.message.selectedUserId === null ? t('work.text') : t('work.textChosen') }
      : {
          title: t('payment.title'),
          text: t('payment.text', {
            amount: formatTomans(first.message.amountRials, locale),
            gateway: toGatewayText(first.message.gateway),
          }),
        };
  return (
    <AlertDialog
      key={toKey(first)}
      {...words}
      taskId={first.kind === 'work' ? first.message.taskId : null}
      onLater={() => dismiss(first)}
      onSee={() => {
        dismiss(first);
        router.push(toHref(first));
      }}
    />
  );
}
