import { Map as MapSign, MessageCircle, Phone, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { toStateWords } from '@/components/shared/state-words';
import { VisitTimes } from '@/components/shared/visit-times';
import { useArrival } from '@/components/shared/way/use-arrival';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Plate } from '@/components/ui/plate';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import { hasDoorCode, isCalled, isInContact, isVisitAgreed } from '@/lib/domain/order/order-states';
import { toOrderPath, toThreadPath } from '@/lib/domain/site/order-links';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { ArrivalWord } from './hero/arrival-word';
import { CardMoney, type TaskSummary } from './order-card';
import { WAY_ID } from './way-id';
import { WayToDoor } from './way-to-door';

/** How often the card asks how its order stands. */
const POLL_MS = 20_000;

/** They come by their next visit, so the first that somebody has agreed to is it. */
export function findNextVisit(tasks: readonly TaskSummary[]): TaskSummary | undefined {
  return tasks.find(({ state }) => isVisitAgreed(state) || isCalled(state));
}

/**
 * The order whose visit comes next, or goes on, on the plate of the own door. It says in how many minutes somebody is
 * there, else when. Then come who it is, the code for the start, and the ways to reach them.
 */
export function NextVisit({ task }: { task: TaskSummary }) {
  const t = useTranslations('order-following');
  const { providerName, providerImage, taskid } = task;
  const detail = useCall('clean/gettaskdetail', isInContact(task.state) ? { taskid } : null, {
    refreshInterval: POLL_MS,
  }).data?.taskDetail;
  const { isShared, arrival } = useArrival(detail);
  return (
    <li className="tablet:col-span-2">
      <Plate look="hero" className="relative flex flex-col gap-3 p-5">
        <div className="flex items-start gap-4">
          <div className="flex min-w-0 grow flex-col gap-1">
            {arrival && detail ? (
              <>
                <p className="text-enamel-100">
                  <IsolatedNames text={t('live.toDoor', { name: toIsolatedName(providerName ?? '') })} />
                </p>
                <p className="text-36 font-bold leading-tight tabular-nums">
                  {t('hero.minutes', { count: arrival.minutes })}
                </p>
                <ArrivalWord visit={detail} arrival={arrival} />
                <h3 className="text-16 font-semibold">
                  <OrderLink task={task} />
                </h3>
              </>
            ) : (
              <>
                <p className="font-semibold text-saffron-300">
                  {t(detail?.doorWait?.arrivedAtMs ? 'hero.atDoor' : toStateWords(task))}
                </p>
                <h3 className="text-22 font-bold leading-snug desktop:text-28">
                  <OrderLink task={task} />
                </h3>
                <div className="font-semibold">
                  <VisitTimes order={task} pickUpLabel={t('pickUp')} returnLabel={t('returnVisit')} />
                </div>
                {providerName && (
                  <p className="text-enamel-100">
                    <WrittenText text={providerName} />
                  </p>
                )}
                <CardMoney task={task} className="text-enamel-100" />
              </>
            )}
            {hasDoorCode(task.state) && <StartCode code={detail?.startCode ?? null} />}
          </div>
          {providerName && (
            <Avatar name={providerName} imageUrl={providerImage} size="large" className="narrow:hidden" />
          )}
        </div>
        {arrival && <WayToDoor minutes={arrival.minutes} />}
        <Acts task={task} mobile={detail?.contactMobile ?? null} isOnMap={isShared} />
      </Plate>
    </li>
  );
}

function OrderLink({ task }: { task: TaskSummary }) {
  return (
    <Link href={toOrderPath(task.taskid, 'customer')} className="after:absolute after:inset-0 after:rounded-sheet">
      {toWorkName(task)}
    </Link>
  );
}

/** Its line is there before the code is: the card does not grow under a thumb. */
function StartCode({ code }: { code: string | null }) {
  const t = useTranslations('order-following.live');
  const locale = useLocale();
  return (
    <p className="min-h-7 font-semibold tabular-nums">
      {code !== null && t('code', { code: formatDigits(code, locale) })}
    </p>
  );
}

interface ActsProps {
  readonly task: TaskSummary;
  /** Null until it is known, and where it is not told. */
  readonly mobile: string | null;
  /** Somebody shares where they are. */
  readonly isOnMap: boolean;
}

/** Call, write, and see on the map, where each is open. */
function Acts({ task, mobile, isOnMap }: ActsProps) {
  const t = useTranslations('order-following.acts');
  return (
    <div className="relative flex flex-wrap gap-2 empty:hidden">
      {mobile && (
        <a href={`tel:${mobile}`} className={ACT}>
          <ActWords icon={Phone} text={t('call')} />
        </a>
      )}
      {isInContact(task.state) && (
        <Link href={toThreadPath(task.taskid)} className={ACT}>
          <ActWords icon={MessageCircle} text={t('message')} />
        </Link>
      )}
      {isOnMap && (
        <Link href={`${toOrderPath(task.taskid, 'customer')}#${WAY_ID}`} className={ACT}>
          <ActWords icon={MapSign} text={t('map')} />
        </Link>
      )}
    </div>
  );
}

const ACT =
  'flex min-h-touch min-w-touch grow basis-0 items-center justify-center gap-2 rounded-field bg-light/15 px-3 font-semibold hover:bg-light/25';

function ActWords({ icon, text }: { icon: IconNode; text: string }) {
  return (
    <>
      <Icon icon={icon} size={20} />
      {text}
    </>
  );
}
