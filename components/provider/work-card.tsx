import { useTranslations } from 'next-intl';
import { ChevronLeft } from 'lucide';

import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { toStateTone } from '@/components/shared/state-tone';
import { useTravelText } from '@/components/shared/use-travel-text';
import { VisitTimes } from '@/components/shared/visit-times';
import { IsolatedNames } from '@/components/ui/isolated-names';
import type { CallAnswer } from '@/lib/contract';
import { toTextBesidePlate } from '@/lib/domain/person/address-text';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatClock, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { isUnsettled } from '@/lib/domain/order/order-states';

import { useLocale } from '@/lib/i18n/location';

import { toAskedValues } from './asked-values';
import { toBidState } from './bids/bid';
import { HousePlate } from './house-plate';
import { toHandedLine } from './team/handed-line';
import { toStateWords } from './work-move';

export type Work = CallAnswer<'expert/getalltask'>['lstTask'][number];

const lists: Partial<Record<Work['state'], string>> = {
  BIDDING: 'newworks',
  PENDING_PAYMENT: 'newworks',
  AWAITING_PROVIDER: 'newworks',
  CONFIRMED: 'acceptworks',
  EN_ROUTE: 'acceptworks',
  IN_PROGRESS: 'acceptworks',
  PICKED_UP: 'acceptworks',
  PROCESSING: 'acceptworks',
  RETURNING: 'acceptworks',
};

/** The address of a work's page: below its list while it is open, else among the done works (WIRE). */
export function toWorkHref(work: Pick<Work, 'state' | 'taskid'>): string {
  return `/pelakman/orderlist/${lists[work.state] ?? 'doneworks'}/${work.taskid}/`;
}

/** Whether the work waits for an answer. A list from an older version on this device lacks the field. */
const isAnswerAwaited = (work: Work): work is Work & { answerDueAtMs: number } =>
  typeof work.answerDueAtMs === 'number';

interface WorkCardProps {
  readonly work: Work;
  /** One below the heading that the card stands under. */
  readonly heading?: 'h2' | 'h3';
}

export function WorkCard({ work, heading: Heading = 'h3' }: WorkCardProps) {
  const t = useTranslations('provider');
  const toTravelText = useTravelText('own');
  const team = useTranslations('team');
  const locale = useLocale();
  return (
    <li
      className={classNames(
        'relative flex items-center gap-4 small-phone:gap-2 rounded-card border border-stone-200 bg-card p-4 transition-colors has-[a:hover]:border-enamel-300',
        isAnswerAwaited(work) && 'border-s-4 border-s-saffron-500',
      )}
    >
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="font-bold">
            <Link href={toWorkHref(work)} className="after:absolute after:inset-0 after:rounded-card">
              {toWorkName(work)}
            </Link>
          </Heading>
          <Badge tone={toStateTone(work.state)}>{t(toStateWords(work))}</Badge>
          {work.unreadCount > 0 && (
            <Badge tone="warning">
              {t('unreadMessages', { count: work.unreadCount, shown: formatNumber(work.unreadCount, locale) })}
            </Badge>
          )}
          {work.askedHour && <Badge tone="warning">{t('askedHour.badge')}</Badge>}
          {work.isOverdue && <Badge tone="danger">{t('overdueBadge')}</Badge>}
        </div>
        {isAnswerAwaited(work) && (
          <p className="text-14 font-semibold text-pomegranate-600">
            {t('answerUntil', { time: formatClock(work.answerDueAtMs, locale) })}
          </p>
        )}
        <VisitTimes order={work} pickUpLabel={t('pickUp')} returnLabel={t('returnVisit')} />
        {work.askedHour && (
          <p className="font-semibold">{t('askedHour.text', toAskedValues(work, work.askedHour, locale))}</p>
        )}
        <div className="text-14 text-stone-500">
          <PlaceAndStreet place={work.deliveryPlace} street={toTextBesidePlate(work.deliveryStreet)} />
        </div>
        {isOnOffer(work) ? (
          <OfferFacts bidding={work.bidding} />
        ) : (
          !work.handed?.isForCompany && <WorkNet work={work} />
        )}
        {work.handed && (
          <p className="text-14">
            <IsolatedNames text={toHandedLine(work.handed, team)} />
          </p>
        )}
        {work.travel && <p className="text-14">{toTravelText(work.travel)}</p>}
      </div>
      <HousePlate street={work.deliveryStreet} look="card" />
      <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
    </li>
  );
}

type Offer = Work & { readonly bidding: NonNullable<Work['bidding']> };

/** It can be bid on, or was and is not decided. */
function isOnOffer(work: Work): work is Offer {
  return work.bidding !== null && isUnsettled(work.state);
}

/** The usual price of such a job, the deadline for bids, and the reader's own bid. */
function OfferFacts({ bidding }: Pick<Offer, 'bidding'>) {
  const t = useTranslations('work-bids');
  const locale = useLocale();
  const { guide, ownBid, windowEndsAtMs } = bidding;
  const facts = [
    guide &&
      (guide.leastRial === guide.mostRial
        ? t('card.guideOne', { amount: formatTomans(guide.mostRial, locale) })
        : t('card.guide', {
            least: formatTomans(guide.leastRial, locale),
            most: formatTomans(guide.mostRial, locale),
          })),
    windowEndsAtMs === null ? null : t('until', { time: formatClock(windowEndsAtMs, locale) }),
  ];
  return (
    <div className="flex flex-col gap-1 text-14">
      {facts.map((fact) => fact && <p key={fact}>{fact}</p>)}
      {ownBid && (
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t('card.own', { amount: formatTomans(ownBid.price, locale) })}
          <Badge tone={ownBid.canEdit ? 'info' : 'neutral'}>{t(`states.${toBidState(ownBid)}`)}</Badge>
        </p>
      )}
    </div>
  );
}

/** The provider's net pay for this work. */
function WorkNet({ work: { netRial, isHeld } }: { work: Work }) {
  const t = useTranslations('provider');
  const locale = useLocale();
  if (netRial === 0) return <p className="text-14 text-stone-500">{t('pay.none')}</p>;
  return (
    <p className="text-14">
      {t(isHeld ? 'pay.netHeld' : 'pay.net')}: <span className="font-semibold">{formatTomans(netRial, locale)}</span>
    </p>
  );
}

interface WorkSectionProps {
  readonly title: string;
  readonly empty: string;
  readonly works: readonly Work[];
}

export function WorkSection({ title, empty, works }: WorkSectionProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{title}</h2>
      {works.length === 0 ? (
        <p className="rounded-card border border-dashed border-stone-200 p-4 text-stone-500">{empty}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {works.map((work) => (
            <WorkCard key={work.taskid} work={work} />
          ))}
        </ul>
      )}
    </section>
  );
}
