'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';

import { Notice } from '@/components/ui/notice';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useOnline } from '@/lib/client/use-online';
import { useUserAccount } from '@/lib/client/user-account';
import { isLoginAsked } from '@/lib/funnel/engine';
import { STEPS } from '@/lib/funnel/steps';

import type { OrderLogin } from './login-gate';
import { OrderProvider } from './order-context';
import { OrderProgress } from './order-progress';
import type { OrderService } from './order-service';
import { OrderSummary } from './order-summary';
import { BelowQuestion } from './question-frame';
import { QuestionSwitch } from './question-switch';
import { loadScreen } from './screen-loaders';
import { useOrder, type OrderPreset } from './use-order';
import { useScreensAhead } from './use-screens-ahead';

const OrderComplete = dynamic(
  toPatientLoader(() => import('./order-complete').then((module) => module.OrderComplete)),
  { loading: QuestionSkeleton },
);
const LoginGate = dynamic(loadScreen.login, { loading: QuestionSkeleton });

/** Steps that need what the browser keeps: until it is read, their place is held. */
const READY_AT_ONCE: readonly number[] = [STEPS.mainServices, STEPS.cleanDetails];
/** Before anything of one's own was said, the same as last time is the shortest way. */
const AT_THE_START: readonly string[] = ['service-type', 'cleaning-details'];
const WITHOUT_SUMMARY: readonly string[] = ['pre-invoice', 'bank-payment', 'done'];

export interface OrderFunnelProps {
  readonly service: OrderService;
  readonly preset: OrderPreset;
  readonly mapTilesUrl: string | null;
  readonly login: OrderLogin;
  /** What the person ordered last of this service, to order it again. */
  readonly lastOrder: ComponentType<{ readonly seopath?: string }>;
}

/** The order of one service: one question a screen, where it is at the top, what is known beside it. */
export function OrderFunnel({ service, preset, mapTilesUrl, login, lastOrder: LastOrder }: OrderFunnelProps) {
  const { order, isLoaded, doneTaskId } = useOrder(service, preset, mapTilesUrl);
  const account = useUserAccount();
  useScreensAhead();
  if (doneTaskId !== null) return <OrderComplete taskId={doneTaskId} />;
  const isReady = isLoaded || READY_AT_ONCE.includes(order.step);
  const needsLogin = isLoaded && account === null && isLoginAsked(order.step, order.walk);
  // Below the question, where nothing moves when it comes.
  const offersLast =
    isReady &&
    account !== null &&
    AT_THE_START.includes(order.question) &&
    !order.isEdit &&
    order.draft.deliveryaddrid === null;
  const hasSummary = !WITHOUT_SUMMARY.includes(order.question);
  return (
    <OrderProvider order={order}>
      <div
        className={
          hasSummary
            ? 'flex grow flex-col gap-8 desktop:grid desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:gap-12'
            : 'mx-auto flex w-full grow flex-col desktop:max-w-3xl'
        }
      >
        <div className="flex min-w-0 grow flex-col">
          <OrderProgress />
          <OfflineNotice />
          {!isReady && <QuestionSkeleton />}
          <BelowQuestion value={offersLast && <LastOrder seopath={service.seopath} />}>
            {isReady &&
              (needsLogin ? (
                <LoginGate login={login} />
              ) : (
                <QuestionSwitch key={order.step} question={order.question} />
              ))}
          </BelowQuestion>
        </div>
        {hasSummary && (
          <aside className="hidden desktop:block">
            <OrderSummary />
          </aside>
        )}
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

function QuestionSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <Skeleton className="h-9 w-2/3" />
      <SkeletonText lines={2} />
      <Skeleton className="h-16 rounded-card" />
      <Skeleton className="h-16 rounded-card" />
      <Skeleton className="h-16 rounded-card" />
    </div>
  );
}
