'use client';

import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Notice } from '@/components/ui/notice';
import type { CallError } from '@/lib/contract/call-error';
import { findEditStepOf } from '@/lib/funnel/engine';
import type { QuestionKind } from '@/lib/funnel/flow';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

import { useOrder } from '../order-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useFreeProviders } from '../use-free-providers';
import { findVisit, useVisitHours } from '../use-visit';
import { toProviderFields } from './provider';

const UNPAID = ['unpaid-orders-limit', 'order-overlaps'];
const TAKEN = ['slot-taken', 'slot-expired', 'provider-not-free', 'nobody-free'];

/** Why the order could not be placed, and the shortest way on. Nothing that was answered is lost. */
export function PlaceProblem({ problem }: { problem: CallError }) {
  const toErrorText = useErrorText();
  return (
    <Notice tone="error">
      <p>{toErrorText(problem)}</p>
      {TAKEN.includes(problem.key) && <NextOffers isHourOver={problem.key === 'slot-expired'} />}
      {problem.key === 'not-yours' && <EditButton question="address" />}
      {UNPAID.includes(problem.key) && (
        <div className="flex flex-wrap gap-2 pt-2">
          {problem.key === 'order-overlaps' && <EditButton question="date-time" />}
          <MyOrders />
        </div>
      )}
    </Notice>
  );
}

/** In place of the refusal, once its way on was taken: who comes now and when. The button that was pressed is gone, so the focus is here. */
export function Mended() {
  const t = useTranslations('order');
  const locale = useLocale();
  const order = useOrder();
  const { providerName } = order.draft;
  const visit = findVisit(order);
  if (providerName === null || !visit) return null;
  return (
    <div role="status" tabIndex={-1} ref={(element) => element?.focus()} className="focus:outline-none">
      <Notice tone="success">
        {t('problem.mended', {
          name: toIsolated(providerName),
          visit: formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale),
        })}
      </Notice>
    </div>
  );
}

/** In a tab of its own: the order here stays as it is. */
function MyOrders() {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const locale = useLocale();
  return (
    <a
      href={toLocalePath(locale, '/my-order-list/')}
      target="_blank"
      rel="noreferrer"
      className={toButtonClassName({ variant: 'secondary' })}
    >
      {t('problem.myOrders')}
      <span className="sr-only"> ({common('opensInNewTab')})</span>
    </a>
  );
}

function EditButton({ question }: { question: QuestionKind }) {
  const t = useTranslations('order');
  const { walk, goTo } = useOrder();
  const step = findEditStepOf(question, walk);
  if (step === null) return null;
  return (
    <Button variant="quiet" onClick={() => goTo(step)}>
      {question === 'provider'
        ? t('problem.otherProvider')
        : question === 'address'
          ? t('problem.otherAddress')
          : t('problem.otherHour')}
    </Button>
  );
}

/** Somebody else who is free at that hour, or the next hour that somebody is, each with one press. */
function NextOffers({ isHourOver }: { isHourOver: boolean }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { draft, save } = useOrder();
  const { data } = useFreeProviders();
  const other = isHourOver
    ? undefined
    : data?.lstServiceProvider.find((provider) => provider.userId !== draft.workerUserId);
  const earliest = data?.earliest ?? null;
  const hours = useVisitHours() ?? 1;
  const takeHour = () => {
    if (!earliest) return;
    // Who comes is asked again: the pre-invoice gives way to the question of the provider by itself.
    save({
      gDate: earliest.gDate,
      deliverytimeid: earliest.deliverytimeid,
      startHour: earliest.startHour,
      visitHours: hours,
      workerUserId: null,
      merchantid: null,
      providerName: null,
      providerImage: null,
      providerTakesCash: null,
    });
  };
  return (
    <div className="flex flex-wrap gap-2 pt-2">
      {other && (
        <Button variant="secondary" onClick={() => save(toProviderFields(other))}>
          {t('problem.takeProvider', { name: toIsolated(other.fullname) })}
        </Button>
      )}
      {earliest && (
        <Button variant="secondary" onClick={takeHour}>
          {t('problem.takeHour', {
            visit: formatVisitTime(earliest.gDate, earliest.startHour, earliest.startHour + hours, locale),
          })}
        </Button>
      )}
      <EditButton question="provider" />
      <EditButton question="date-time" />
    </div>
  );
}

/** A Persian name keeps its own direction inside a sentence of another language. */
function toIsolated(name: string): string {
  return `\u2068${name}\u2069`;
}
