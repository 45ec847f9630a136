import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';

import { isDesktop } from '@/components/shared/is-desktop';
import { LoadFailure } from '@/components/shared/load-failure';
import type { FreeProvider } from '@/components/shared/provider-facts';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/states';
import { LabelWithName } from '@/components/ui/written-text';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import type { CallError } from '@/lib/contract/call-error';
import { toProviderFields } from '@/lib/funnel/chosen-provider';
import { STEPS } from '@/lib/funnel/steps';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { QuestionFrame } from '../shell/question-frame';
import { WideText } from '../shell/wide-text';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useAllFreeProviders } from './use-free-providers';
import { findVisit } from '../state/use-visit';
import { GenderFilter } from './gender-filter';
import { DescriptionLink } from './description-link';
import { ProviderChoice } from './providers/provider-choice';
import { ProviderSort } from './providers/provider-sort';
import { listProviderOrders, type ProviderOrder } from './providers/sort-providers';
import { NobodyFree, NobodyOfGender } from './nobody-free';

const ProviderPanel = dynamic(
  toPatientLoader(() => import('./providers/provider-panel').then((module) => module.ProviderPanel)),
  { ssr: false },
);

/** Steps 8 and 21: who is really free for the whole visit. */
export function ProviderQuestion() {
  const t = useTranslations('order');
  const locale = useLocale();
  const order = useOrder();
  const { draft, kind, goOn, answer, save } = order;
  const visitTime = findVisit(order);
  // The provider chosen before is among the first, and choosing another one asks for nothing anew.
  const [chosenId] = useState(draft.workerUserId);
  const { data, error, mutate, providers, more, newId } = useAllFreeProviders(chosenId);
  const list = useFocusOn(newId);
  const [isMissing, setIsMissing] = useState(false);
  const [hasPanel] = useState(isDesktop);
  const [wantedOrder, setOrder] = useState<ProviderOrder>('best');
  // The cheapest of a part of the list may not be the cheapest of all.
  const orders = more.isThere ? [] : listProviderOrders(providers);
  const shownOrder = orders.includes(wantedOrder) ? wantedOrder : 'best';
  if (error) return <ProvidersFailure error={error} onRetry={() => void mutate()} />;
  // A customer who came from somebody's page has chosen already, as long as nothing else was said. Otherwise the best
  // free provider is proposed, and «next» chooses them; nobody is proposed in place of a wished provider who is busy.
  const wanted = providers.find(({ userId }) => userId === (draft.workerUserId ?? draft.wishedProviderId));
  const selected = wanted ?? (draft.wishedProviderId === null ? providers[0] : undefined);
  const visit = visitTime ? formatVisitTime(visitTime.gDate, visitTime.startHour, visitTime.endHour, locale) : '';
  const { providerGender } = draft;
  if (data && providers.length === 0 && providerGender === null)
    return <NobodyFree visit={visit} earliest={data.earliest} />;
  return (
    <QuestionFrame
      title={t('provider.title')}
      hint={<WideText>{t('provider.hint', { visit })}</WideText>}
      isBarInSight
      next={{
        onPress: () => (selected ? goOn(toProviderFields(selected)) : setIsMissing(true)),
        isDisabled: !data || providers.length === 0,
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
            {isOfKind(kind, { isTextile: false }) && (
              <GenderFilter value={providerGender} onValueChange={(gender) => save({ providerGender: gender })} />
            )}
            {orders.length > 0 && <ProviderSort orders={orders} value={shownOrder} onValueChange={setOrder} />}
          </div>
          {!data && <ProviderSkeletons />}
          {data && providers.length === 0 && providerGender !== null && (
            <NobodyOfGender gender={providerGender} earliest={data.earliest} />
          )}
          {data && <FirstIsBusy providers={providers} />}
          {data && providers.length > 0 && (
            <div ref={list} className="flex flex-col gap-4">
              <ProviderChoice
                providers={providers}
                isWhole={!more.isThere}
                order={shownOrder}
                value={selected?.userId ?? null}
                ties={{ wishedId: draft.wishedProviderId, formerId: draft.formerProviderId }}
                onChoose={(provider) => answer(toProviderFields(provider))}
                error={isMissing && !selected ? t('provider.missing') : undefined}
              />
              <MoreProviders more={more} />
            </div>
          )}
          <DescriptionLink />
        </div>
        {hasPanel && selected && <ProviderPanel provider={selected} />}
      </div>
    </QuestionFrame>
  );
}

/** The provider of the link or of the former order is not free. */
function FirstIsBusy({ providers }: { providers: readonly FreeProvider[] }) {
  const t = useTranslations('order');
  const { draft } = useOrder();
  const firstId = draft.wishedProviderId ?? draft.formerProviderId;
  const name = draft.wishedProviderName ?? draft.formerProviderName;
  if (!name || providers.some(({ userId }) => userId === firstId)) return null;
  return (
    <Notice>
      <LabelWithName label={t('provider.formerBusy', { name: '{name}' })} name={name} />
    </Notice>
  );
}

function ProvidersFailure({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const t = useTranslations('order.provider');
  const toErrorText = useErrorText();
  const { goTo } = useOrder();
  if (error.key !== 'slot-expired') return <LoadFailure title={t('failed')} error={error} onRetry={onRetry} />;
  return (
    <ErrorState
      title={t('failed')}
      text={toErrorText(error)}
      action={<Button onClick={() => goTo(STEPS.presenceDateTime)}>{t('otherHour')}</Button>}
    />
  );
}

function MoreProviders({ more }: Pick<ReturnType<typeof useAllFreeProviders>, 'more'>) {
  const t = useTranslations('order.provider');
  const toErrorText = useErrorText();
  return (
    <>
      {more.isThere && (
        <Button variant="secondary" isLoading={more.isSending} onClick={() => void more.showMore()}>
          {t('showMore')}
        </Button>
      )}
      {more.failure && <Notice tone="error">{toErrorText(more.failure)}</Notice>}
    </>
  );
}

/**
 * The place of the choices: who uses the keys goes on with the first that came, where the button for them may be gone.
 */
function useFocusOn(userId: number | null) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (userId !== null) list.current?.querySelector<HTMLInputElement>(`input[value="${userId}"]`)?.focus();
  }, [userId]);
  return list;
}

function ProviderSkeletons() {
  return (
    <div aria-busy className="grid gap-3">
      {[0, 1, 2].map((key) => (
        <Skeleton key={key} className="h-28 rounded-card" />
      ))}
    </div>
  );
}
