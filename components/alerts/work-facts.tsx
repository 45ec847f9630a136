import { useTranslations } from 'next-intl';
import { Droplet, Hourglass, Truck, Wallet } from 'lucide';

import { LargeSum } from '@/components/shared/large-sum';
import { Countdown } from '@/components/shared/countdown';
import { useRemainingMs } from '@/components/shared/use-remaining';
import { useTravelValues } from '@/components/shared/use-travel-text';
import { FactList, type Fact } from '@/components/ui/fact-list';
import { Ring } from '@/components/ui/ring';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import type { CallAnswer } from '@/lib/contract';
import { toWorkName } from '@/lib/domain/order/work-name';
import { ANSWER_SAID_LEFT_MS } from '@/lib/domain/constants/alerts';
import {
  formatInstant,
  formatNumber,
  formatRemainingTime,
  formatTomanFigure,
  formatTomans,
  formatTaskTime,
} from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { AreaMap } from './area-map';
import { DayOfWork } from './day-of-work';
import { useSaidTimeLeft } from './use-said-time-left';
import { WorkCells } from './work-cells';

type Work = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

interface WorkNewsProps {
  /** Undefined while it is read, and where it cannot be. */
  readonly work: Work | undefined;
  /** It cannot be read: the alert stands without its facts. */
  readonly isUnknown: boolean;
  /** The facts that are known without a request. */
  readonly text: string;
  /** It asks its reader by name, and has a time to answer. */
  readonly isChosen: boolean;
  /** The work is off, even while the details that were read before still say otherwise. */
  readonly isOver: boolean;
}

/** A work's news and facts: pay, time to answer, hour, place and distance. */
export function WorkNews({ work, isUnknown, text, isChosen, isOver }: WorkNewsProps) {
  const t = useTranslations('alerts');
  const locale = useLocale();
  const facts = useFacts(work, isOver);
  const dueMs = work && !isOver ? toDueMs(work) : null;
  /** Whose choice it is: the first name alone, before it is accepted (BEHAVIOUR 30). */
  const toChoiceText = (asked: Work, answerDueMs: number) => {
    const { userName: name, serverNowMs } = asked;
    if (!isBidChosen(asked)) return name ? t('work.textChosenBy', { name }) : text;
    const time = formatRemainingTime(answerDueMs - serverNowMs, locale);
    return name ? t('work.textBidBy', { name, time }) : t('work.textBid', { time });
  };
  return (
    <>
      <p className="text-18 small-phone:text-16">{work && dueMs !== null ? toChoiceText(work, dueMs) : text}</p>
      {work && dueMs !== null && <TimeLeft work={work} dueMs={dueMs} />}
      {work && (
        <div className="text-center">
          <p className="text-18 font-bold">{formatTaskTime(work, locale)}</p>
          <p>
            {toWorkName(work)} · {work.deliveryPlace}
          </p>
        </div>
      )}
      {work && dueMs !== null && <DayOfWork work={work} />}
      {work && !isOver && <WorkCells work={work} />}
      {work && !isOver && <AreaMap work={work} />}
      {facts
        ? facts.length > 0 && <FactList facts={facts} isInDialog />
        : !isUnknown && <NewsSkeleton isChosen={isChosen} />}
    </>
  );
}

/** The boxes that the facts will have, so that nothing moves under a thumb when they come. */
function NewsSkeleton({ isChosen }: Pick<WorkNewsProps, 'isChosen'>) {
  if (!isChosen) return <SkeletonText lines={4} />;
  return (
    <>
      <Skeleton className="size-60 self-center rounded-full small-phone:size-40 narrow:hidden" />
      <Skeleton className="h-6 w-48 self-center" />
      <Skeleton className="h-5 w-40 self-center" />
      <Skeleton className="h-20 rounded-card" />
    </>
  );
}

/** With letters too large for a circle, the words stand alone; they say what the ring shows. */
const CIRCLE = 'size-60 self-center small-phone:size-40 narrow:size-auto narrow:[&>svg]:hidden';

/** Reminders say from then on that the time ends soon. */
const LAST_MS = Math.max(...ANSWER_SAID_LEFT_MS);

/** The net pay, large, in a ring that empties as the time to answer passes. */
function TimeLeft({ work: { timeline, serverNowMs, pay }, dueMs }: { work: Work; dueMs: number }) {
  const t = useTranslations('alerts.facts');
  const locale = useLocale();
  const leftMs = useRemainingMs(dueMs, serverNowMs) ?? Math.max(0, dueMs - serverNowMs);
  const offeredAtMs = timeline.findLast(({ state }) => state === 'AWAITING_PROVIDER')?.atMs ?? serverNowMs;
  const wholeMs = Math.max(1, dueMs - offeredAtMs);
  const said = useSaidTimeLeft(leftMs, wholeMs);
  return (
    <Ring share={leftMs / wholeMs} tone={leftMs <= LAST_MS ? 'urgent' : 'calm'} className={CIRCLE}>
      <span role="status" className="sr-only">
        {said}
      </span>
      <span className="flex min-w-0 flex-col items-center px-6 text-center leading-snug narrow:px-0">
        {pay && (
          <>
            <span className="text-12 text-stone-500 small-phone:max-w-20 small-phone:leading-tight narrow:max-w-none">
              {t('net')}
            </span>
            <LargeSum rials={pay.netRial} size="pay" unitLook="text-stone-500 small-phone:sr-only" />
            <span className="text-14 text-stone-500 small-phone:text-12">
              {t('price', { amount: formatTomanFigure(pay.netRial + pay.commissionRial, locale) })}
            </span>
          </>
        )}
        <Countdown leftMs={leftMs} label={t('left')} look="small" />
      </span>
    </Ring>
  );
}

/** The time by which a chosen professional has to answer. */
function toDueMs({ state, answerDueAtMs }: Work): number | null {
  return state === 'AWAITING_PROVIDER' ? answerDueAtMs : null;
}

/** The customer of a bidding has chosen the reader's own bid, which waits for an answer. */
export const isBidChosen = (work: Work): boolean => Boolean(work.bidding?.ownBid) && toDueMs(work) !== null;

function useFacts(work: Work | undefined, isOver: boolean): readonly Fact[] | null {
  const t = useTranslations('alerts.facts');
  const locale = useLocale();
  const toTravelValues = useTravelValues();
  if (!work) return null;
  const { pay, bidding } = work;
  const tomans = (rials: number) => formatTomans(rials, locale);
  const facts: Fact[] = [];
  if (isOver) return facts;
  const dueMs = toDueMs(work);
  const { moving, petrol } = work;
  if (petrol)
    facts.push({
      key: 'petrol',
      icon: Droplet,
      title: t('petrol'),
      text: t('petrolText', {
        litres: formatNumber(petrol.litreVolume, locale, { maximumFractionDigits: 1 }),
        fuel: petrol.gasTypeName,
        car: petrol.autoBrandName,
        hasCar: petrol.autoBrandName === '' ? 'no' : 'yes',
      }),
    });
  if (moving)
    facts.push({
      key: 'removal',
      icon: Truck,
      title: t('removal'),
      text: t('removalText', toTravelValues(moving.way)),
    });
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
  // Beside a time to answer it stands in the ring.
  else if (pay && dueMs === null) facts.push({ key: 'net', icon: Wallet, title: t('net'), text: tomans(pay.netRial) });
  if (dueMs !== null)
    facts.push({ key: 'until', icon: Hourglass, title: t('until'), text: formatInstant(dueMs, locale) });
  return facts;
}
