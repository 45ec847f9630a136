import { useTranslations } from 'next-intl';
import { Banknote, CalendarClock, Hourglass, MapPin, Route, Wallet, Wrench } from 'lucide';

import { useTravelValues } from '@/components/shared/use-travel-text';
import { FactList, type Fact } from '@/components/ui/fact-list';
import { SkeletonText } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatInstant, formatRemainingTime, formatTomans, formatTaskTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type Work = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

interface WorkNewsProps {
  readonly taskId: number;
  /** What is known of it without asking. */
  readonly text: string;
  /** The work is off, also where what was read of it before does not say so yet. */
  readonly isOver: boolean;
}

/**
 * What is said of a work, and its facts: what, where, when, what it brings and until when to answer. Where it cannot be
 * read, the alert stands without them.
 */
export function WorkNews({ taskId, text, isOver }: WorkNewsProps) {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const { data, error } = useCall('clean/gettaskdetail', { taskid: taskId });
  const work = data?.taskDetail;
  const facts = useFacts(work, isOver);
  const dueMs = work && !isOver ? toDueMs(work) : null;
  const isBidChosen = work?.bidding?.ownBid && dueMs;
  return (
    <>
      <p className="text-18">
        {isBidChosen ? t('work.textBid', { time: formatRemainingTime(dueMs - work.serverNowMs, locale) }) : text}
      </p>
      {!error && (facts ? <FactList facts={facts} isInDialog /> : <SkeletonText lines={4} />)}
    </>
  );
}

/** Until when somebody who was chosen has to answer. */
function toDueMs({ state, answerDueAtMs }: Work): number | null {
  return state === 'AWAITING_PROVIDER' ? answerDueAtMs : null;
}

function useFacts(work: Work | undefined, isOver: boolean): readonly Fact[] | null {
  const t = useTranslations('alerts.facts');
  const locale = useLocale();
  const toTravelValues = useTravelValues();
  if (!work) return null;
  const { pay, bidding } = work;
  const tomans = (rials: number) => formatTomans(rials, locale);
  const facts: Fact[] = [
    { key: 'what', icon: Wrench, title: t('what'), text: toWorkName(work) },
    {
      key: 'when',
      icon: CalendarClock,
      title: t('when'),
      text: formatTaskTime(work, locale),
    },
    { key: 'where', icon: MapPin, title: t('where'), text: work.deliveryPlace },
  ];
  if (isOver) return facts;
  const { travel } = work;
  if (travel)
    facts.push({ key: 'way', icon: Route, title: t('way'), text: t(`ways.${travel.from}`, toTravelValues(travel)) });
  const guide = bidding?.guide;
  if (guide && bidding.ownBid === null)
    facts.push({
      key: 'guide',
      icon: Wallet,
      title: t('guide'),
      text:
        guide.leastRial === guide.mostRial
          ? tomans(guide.mostRial)
          : t('range', { least: tomans(guide.leastRial), most: tomans(guide.mostRial) }),
    });
  else if (pay)
    facts.push(
      { key: 'net', icon: Wallet, title: t('net'), text: tomans(pay.netRial) },
      {
        key: 'pay',
        icon: Banknote,
        title: t('pay'),
        text: pay.cashDueRial > 0 ? t('cash', { amount: tomans(pay.cashDueRial) }) : t('online'),
      },
    );
  const dueMs = toDueMs(work);
  if (dueMs !== null)
    facts.push({ key: 'until', icon: Hourglass, title: t('until'), text: formatInstant(dueMs, locale) });
  return facts;
}
