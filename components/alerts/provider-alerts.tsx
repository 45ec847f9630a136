import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

import { LateWords } from '@/components/layout/late-words';
import { useSnackbar } from '@/components/ui/snackbar';
import type { OpenAlert } from '@/lib/client/alerts/alert-inbox';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { fromNavigator } from '@/lib/client/browser-features';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { SNACKBAR_MS } from '@/lib/domain/constants/pages';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { savesData } from '@/lib/domain/site/saves-data';
import { loadAlertWords } from '@/lib/i18n/alert-words';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale, usePathname, useRouter } from '@/lib/i18n/location';

import { isOwnAcceptance } from './own-acceptance';
import { PracticeAlert } from './practice-alert';
import { useAlertQueue } from './use-alert-queue';
import { useAttention } from './use-attention';

const WORDS = { alerts: loadAlertWords };

const loadDialog = toPatientLoader(() => import('./alert-dialog').then((module) => module.AlertDialog));

const AlertDialog = dynamic(loadDialog, { ssr: false });

const AREA = '/pelakman/';
const WORKS = `${AREA}orderlist/`;

function toHref({ matter }: OpenAlert): string {
  switch (matter.kind) {
    case 'work': {
      const { message } = matter;
      if (message === null) return `${WORKS}newworks/`;
      return `${WORKS}${message.selectedUserId === null ? 'newworks' : 'acceptworks'}/${message.taskId}/`;
    }
    case 'payment':
    case 'cancelled': {
      const taskId = matter.message?.taskId ?? null;
      return taskId === null ? `${WORKS}doneworks/` : `${WORKS}doneworks/${taskId}/`;
    }
  }
}

/** Gateways that have words; another bank is shown by its own name. */
const GATEWAYS = ['zarinpal', 'zibal', 'test-bank', 'PELAKWALLET'] as const;
/** Money that the provider took at the door; it never reached the site. */
const CASH = 'COD';

function useAlertWords() {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const toGatewayText = (name: string) => {
    const known = GATEWAYS.find((gateway) => gateway === name);
    return known ? t(`gateways.${known}`) : name;
  };
  const toText = ({ matter }: OpenAlert): string => {
    switch (matter.kind) {
      case 'work':
        return matter.message !== null && matter.message.selectedUserId !== null
          ? t('work.textChosen')
          : t('work.text');
      case 'cancelled':
        return t('cancelled.text');
      case 'payment': {
        const { message } = matter;
        if (message === null) return t('payment.textPlain');
        const { amountRials, gateway } = message;
        if (gateway === CASH) return t('payment.cashText', { amount: formatTomans(amountRials, locale) });
        return t('payment.text', { amount: formatTomans(amountRials, locale), gateway: toGatewayText(gateway) });
      }
    }
  };
  const toTitle = ({ matter }: OpenAlert): string =>
    matter.kind === 'payment' && matter.message?.gateway === CASH ? t('payment.cashTitle') : t(`${matter.kind}.title`);
  return (alert: OpenAlert) => ({ title: toTitle(alert), text: toText(alert) });
}

/** The path of an order that was taken away a moment ago: what was said of it is not said again from the inbox. */
function useJustTold(): [string | null, (path: string | null) => void] {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => setPath(null), SNACKBAR_MS.news);
    return () => clearTimeout(timer);
  }, [path]);
  return [path, setPath];
}

const toPath = ({ matter }: OpenAlert) =>
  matter.message?.taskId == null ? null : toOrderPath(matter.message.taskId, 'provider');

function Alerts() {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const router = useRouter();
  const snackbar = useSnackbar();
  const toWords = useAlertWords();
  const [justTold, setJustTold] = useJustTold();
  const { queue, answer } = useAlertQueue({
    // Before it is needed: an alert must not wait for a network that has become bad since.
    onBegin: () =>
      void loadDialog().catch((error: unknown) =>
        console.info('alerts: the dialog is fetched when it is needed', error),
      ),
    onTaken: (alert, why) => {
      setJustTold(toPath(alert));
      // Who accepted it here is not told that somebody did.
      if (why === 'accepted' && isOwnAcceptance(alert.matter.message?.taskId)) return;
      snackbar.show({ text: t(`closed.${why}`) });
    },
  });
  useShownOrders(...queue.map(toPath), justTold);
  useAttention(queue.length, t('waiting', { count: formatNumber(queue.length, locale) }));
  const [frontKey, setFrontKey] = useState<string | null>(null);
  const first = queue.find(({ key }) => key === frontKey) ?? queue[0];
  if (!first) return null;
  const { matter } = first;
  const others = queue
    .filter((alert) => alert !== first)
    .map((alert) => ({
      key: alert.key,
      title: toWords(alert).title,
      taskId: alert.matter.kind === 'work' ? (alert.matter.message?.taskId ?? null) : null,
      onPress: () => setFrontKey(alert.key),
    }));
  return (
    <AlertDialog
      key={first.key}
      {...toWords(first)}
      taskId={matter.kind === 'payment' ? null : (matter.message?.taskId ?? null)}
      isChosen={matter.kind === 'work' && matter.message !== null && matter.message.selectedUserId !== null}
      isOver={matter.kind === 'cancelled'}
      others={others}
      onLater={() => answer(first)}
      onDeclined={() => {
        answer(first);
        snackbar.show({ text: t('decline.done') });
      }}
      onSee={() => {
        answer(first);
        router.push(toHref(first));
      }}
    />
  );
}

/**
 * A provider's alerts, on every page of the site (SPEC 4, BEHAVIOUR 30). A provider who saves data hears them in the
 * provider's area alone: elsewhere the connection would cost more than the page. Mount it once a page.
 */
export function ProviderAlerts() {
  const isInArea = usePathname().startsWith(AREA);
  if (!isInArea && savesData(fromNavigator('connection'))) return null;
  return (
    <LateWords words={WORDS}>
      <Alerts />
      <PracticeAlert />
    </LateWords>
  );
}
