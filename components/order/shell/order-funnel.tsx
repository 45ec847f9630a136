import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';

import { lateBoot } from '@/components/layout/late-boot';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { useSelectedCity } from '@/lib/client/use-selected-city';
import { useOnline } from '@/lib/client/use-online';
import { useUserAccount } from '@/lib/client/user-account';
import { isLoginAsked } from '@/lib/funnel/engine';

import { toFetchedPart } from './fetched-part';
import type { OrderLogin } from './login-gate';
import { OrderProvider } from '../state/order-context';
import { OrderProgress } from './order-progress';
import { OrderSummary } from './order-summary';
import { AboveAnswers, BelowQuestion } from './question-frame';
import { toScreen } from '../state/screens';
import { useOrder, type OrderPlace } from '../state/use-order';
import { useScreensAhead } from '../state/use-screens-ahead';

const { Part: OrderComplete } = toFetchedPart(
  () => import('../after/order-complete').then((module) => module.OrderComplete),
  QuestionSkeleton,
);
// Only where bids are awaited: it brings the broker's client.
const { Part: FollowOrder } = toFetchedPart(
  () => import('../bids/follow-order').then((module) => module.FollowOrder),
  QuestionSkeleton,
);
const { Part: LoginGate, load: loadLogin } = toFetchedPart(
  () => import('./login-gate').then((module) => module.LoginGate),
  QuestionSkeleton,
);

export interface OrderFunnelProps extends OrderPlace {
  readonly login: OrderLogin;
  /** The person's last order of this service, to order it again. */
  readonly lastOrder: ComponentType<{ readonly seopath?: string }>;
  /** In place of the question, where the city that the reader chose has no such service. */
  readonly closedCity: ReactNode;
  /** At the question that the reader begins with: who comes, when, and why to trust them. */
  readonly promise?: ReactNode;
}

/** The order of one service: one question a screen, where it is at the top, what is known beside it. */
export function OrderFunnel({ login, lastOrder: LastOrder, closedCity, promise, ...place }: OrderFunnelProps) {
  const { order, isLoaded, isNew, isElsewhere, isAnsweredByAddress, isStored, doneTaskId } = useOrder(place);
  const account = useUserAccount();
  const selectedCityId = useSelectedCity();
  const { flow } = order.walk;
  useScreensAhead({ flow, question: order.question, draft: order.draft, isLoggedIn: account !== null, loadLogin });
  if (doneTaskId !== null) return <OrderComplete taskId={doneTaskId} />;
  const { Screen, isBeginning, hasNoSummary, isWide } = toScreen(order.question);
  const { followedTaskId } = order;
  // The other steps need what the browser keeps: until it is read, their place is held.
  const isFirst = isBeginning === true && (!isElsewhere || isNew);
  const isReady = followedTaskId === null ? isLoaded || isFirst : isStored;
  // The server knows no browser: where this one kept an order, its script says so before anything is drawn, because the
  // answers of that order would take the place of early ones.
  const isGuess = !isStored && isFirst;
  // A first question can be read, answered and sent before any script: what is pressed meanwhile is kept.
  const startsLate = !isStored && isNew && isReady && !isAnsweredByAddress;
  const { activeCityIds } = order.service;
  // An address says where the order is; until there is one, the city of the site does.
  const isWithoutPlace = followedTaskId === null && order.draft.cityid === null;
  if (isStored && isWithoutPlace && !activeCityIds.includes(selectedCityId)) return closedCity;
  const isPersonal = followedTaskId !== null || isLoginAsked(order.step, order.walk);
  const needsLogin = isStored && account === null && isPersonal;
  // Before anything of one's own was said, the same as last time is the shortest way. Below the question, where nothing
  // moves when it comes.
  const offersLast =
    followedTaskId === null && isBeginning && account !== null && !order.isEdit && order.draft.deliveryaddrid === null;
  return (
    <OrderProvider order={order}>
      {/* What the server draws is hidden where it does not hold, until it is known where the order is. */}
      <div className="contents" data-cities={isStored ? undefined : activeCityIds.join(' ')}>
        {!isStored && <div className="part-away">{closedCity}</div>}
        <div
          {...(startsLate && lateBoot)}
          className={
            !hasNoSummary
              ? 'sight-here flex grow flex-col gap-8 desktop:grid desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:gap-12'
              : classNames('sight-here mx-auto flex w-full grow flex-col', !isWide && 'desktop:max-w-3xl')
          }
        >
          <div className="flex min-w-0 grow flex-col">
            <OrderProgress isKnown={isReady} />
            <OfflineNotice />
            {!isReady && <QuestionSkeleton title={order.service.name} />}
            {isGuess && (
              <div className="hidden [[data-kept-order]_&]:block">
                <QuestionSkeleton />
              </div>
            )}
            <BelowQuestion value={offersLast && <LastOrder seopath={place.service.seopath} />}>
              {isReady && needsLogin && <LoginGate login={login} />}
              {isReady && !needsLogin && followedTaskId === null && (
                <div
                  className={classNames('flex flex-col max-desktop:grow', isGuess && '[[data-kept-order]_&]:hidden')}
                >
                  <AboveAnswers value={isBeginning && !order.hasMoved && !order.isEdit ? promise : null}>
                    <Screen key={order.step} />
                  </AboveAnswers>
                </div>
              )}
              {isReady && !needsLogin && followedTaskId !== null && (
                <FollowOrder taskId={followedTaskId}>
                  <Screen key={order.step} />
                </FollowOrder>
              )}
            </BelowQuestion>
          </div>
          {!hasNoSummary && (
            <aside className="hidden desktop:block">
              {isReady ? <OrderSummary /> : <Skeleton className="h-64 rounded-card" />}
            </aside>
          )}
        </div>
      </div>
    </OrderProvider>
  );
}

/** Read out when the network goes, and there as long as it is away. */
function OfflineNotice() {
  const t = useTranslations('order');
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Notice tone="warning" className="mb-6">
          {t('offline')}
        </Notice>
      )}
    </div>
  );
}

/** The title, where it is given, is heard and not seen. */
function QuestionSkeleton({ title }: { title?: string } = {}) {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      {title && <h1 className="sr-only">{title}</h1>}
      <Skeleton className="h-9 w-2/3" />
      <SkeletonText lines={2} />
      <Skeleton className="h-16 rounded-card" />
      <Skeleton className="h-16 rounded-card" />
      <Skeleton className="h-16 rounded-card" />
    </div>
  );
}
