import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { toStateTone } from '@/components/shared/state-tone';
import { VisitTimes } from '@/components/shared/visit-times';
import { ServicePicture } from '@/components/ui/service-picture';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { isUnfulfilled } from '@/lib/domain/order/order-states';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { isOpenForBids, toStateWords } from '@/components/shared/state-words';
import { BidCount } from './bidding-way';
import { toEndedWords, toPaymentWords } from './payment-words';

export type TaskSummary = CallAnswer<'clean/getallcurrenttaskbyuserid'>['lstTask'][number];

interface OrderCardProps {
  readonly task: TaskSummary;
  readonly href: string;
  /** The acts that need no opened order. */
  readonly action?: ReactNode;
}

export function OrderCard({ task, href, action }: OrderCardProps) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  return (
    <li className="relative flex flex-col gap-3 rounded-card border border-stone-200 bg-card p-4 transition-colors has-[a:hover]:border-enamel-300">
      <div className="flex gap-4">
        <ServicePicture url="" name={task.seopath} size={56} className="size-14 shrink-0 rounded-field narrow:hidden" />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h3 className="min-w-0 font-bold leading-snug">
              <Link href={href} className="after:absolute after:inset-0 after:rounded-card">
                {toWorkName(task)}
              </Link>
            </h3>
            <Badge tone={toStateTone(task.state)} className="mt-0.5">
              {t(toStateWords(task))}
            </Badge>
          </div>
          <div className="text-14">
            <VisitTimes order={task} pickUpLabel={t('pickUp')} returnLabel={t('returnVisit')} />
          </div>
          {task.feeContestUntilMs !== null && (
            <p className="text-14 font-semibold text-pomegranate-600">
              {t('heldFee.line', { until: formatInstant(task.feeContestUntilMs, locale) })}
            </p>
          )}
          <CardMoney task={task} className="text-stone-500" />
        </div>
      </div>
      <div className="mt-auto flex min-h-touch flex-wrap items-center gap-x-3 text-14">
        {task.providerName && (
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={task.providerName} imageUrl={task.providerImage} size="small" />
            <WrittenText text={task.providerName} className="min-w-0 truncate" />
          </span>
        )}
        {action && <span className="relative -me-3 ms-auto min-w-0 max-w-full">{action}</span>}
      </div>
    </li>
  );
}

interface CardMoneyProps extends Pick<OrderCardProps, 'task'> {
  readonly className: string;
}

/**
 * The price and its payment, or the number of quotes. A cancelled order shows its fee and refund in place of a price.
 */
export function CardMoney({ task, className }: CardMoneyProps) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  if (isUnfulfilled(task.state) || (isOpenForBids(task) && task.state === 'EXPIRED')) return <EndedMoney task={task} />;
  return (
    <p className={classNames('text-14', className)}>
      {isOpenForBids(task) ? (
        <BidCount task={task} />
      ) : (
        t('payment.withPrice', {
          price: formatTomans(task.priceRial, locale),
          payment: t(`payment.${toPaymentWords(task)}`),
        })
      )}
    </p>
  );
}

/** Nothing is said where no money of it moved. */
function EndedMoney({ task }: Pick<OrderCardProps, 'task'>) {
  const t = useTranslations('order-following.payment');
  const locale = useLocale();
  const { feeRial, backRial, lateRial } = task.sums;
  const ended = toEndedWords(task.sums);
  const words = toPaymentWords(task);
  const late = words === 'late' || words === 'lateToCard' ? words : null;
  if (ended === null && late === null) return null;
  return (
    <p className="text-14 text-stone-500">
      {ended === null
        ? late && t('withPrice', { price: formatTomans(lateRial, locale), payment: t(late) })
        : t(`ended.${ended}`, { fee: formatTomans(feeRial, locale), back: formatTomans(backRial, locale) })}
    </p>
  );
}
