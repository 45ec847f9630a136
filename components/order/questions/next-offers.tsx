import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { ProviderFacts, type FreeProvider } from '@/components/shared/provider-facts';
import { YarName } from '@/components/shared/yar-name';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { IsolatedNames } from '@/components/ui/isolated-names';
import type { CallAnswer } from '@/lib/contract';
import { toEmptyParts } from '@/lib/funnel/draft';
import { formatTomans, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { toProviderFields } from '@/lib/funnel/chosen-provider';

import { useOrder } from '../state/order-context';
import { useFreeProviders, useProviderSearch } from './use-free-providers';
import { findVisit, useVisitHours } from '../state/use-visit';
import { EditButton } from './edit-button';

/** The number of offers that are compared here; the question of the provider has them all. */
const MOST_OFFERS = 3;

type Earliest = NonNullable<CallAnswer<'serviceprovider/filterserviceprovider'>['earliest']>;

/**
 * The other providers who are free at that hour, or the next hour of each. Each is chosen by one press, with what one
 * chooses by and what would be different.
 */
export function NextOffers() {
  const t = useTranslations('order');
  const locale = useLocale();
  const order = useOrder();
  const { data } = useFreeProviders();
  const visit = findVisit(order);
  const others = (data?.lstServiceProvider ?? []).filter(({ userId }) => userId !== order.draft.workerUserId);
  const offers = others.slice(0, MOST_OFFERS);
  return (
    <div className="flex flex-col gap-4">
      {offers.length > 0 && visit && (
        <section className="flex flex-col gap-3">
          <h2 className="font-bold">
            {t('problem.freeThen', { visit: formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale) })}
          </h2>
          <ul className="flex flex-col gap-3">
            {offers.map((provider) => (
              <Offer key={provider.userId} provider={provider} />
            ))}
          </ul>
        </section>
      )}
      {data?.earliest && <EarliestOffer earliest={data.earliest} />}
      <div className="flex flex-wrap gap-2">
        <EditButton question="provider" />
        <EditButton question="date-time" />
      </div>
    </div>
  );
}

function Offer({ provider }: { provider: FreeProvider }) {
  const t = useTranslations('order');
  const { save } = useOrder();
  const differences = useDifferences(provider);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-stone-200 bg-card p-4">
      <Avatar name={provider.fullname} imageUrl={provider.userImage} />
      <div className="min-w-0 grow basis-56 text-14">
        <p className="text-16 font-semibold">
          <YarName fullname={provider.fullname} />
        </p>
        <ProviderFacts provider={provider} />
        <p className="pt-1 text-stone-500">{differences.join(t('problem.separator'))}</p>
      </div>
      <Button variant="secondary" className="max-tablet:w-full" onClick={() => save(toProviderFields(provider))}>
        <IsolatedNames text={t('problem.takeProvider', { name: toIsolatedName(provider.fullname) })} />
      </Button>
    </li>
  );
}

/** Against the provider who was chosen first. */
function useDifferences({ price, takesCash }: FreeProvider): string[] {
  const t = useTranslations('order');
  const locale = useLocale();
  const { draft } = useOrder();
  const moreRials = price - (useProviderSearch()?.priceRial ?? price);
  const amount = formatTomans(Math.abs(moreRials), locale);
  const sameOrNot =
    moreRials === 0 ? t('problem.samePrice') : t(moreRials > 0 ? 'problem.dearer' : 'problem.cheaper', { amount });
  return [sameOrNot, ...(draft.providerTakesCash === true && !takesCash ? [t('problem.noCash')] : [])];
}

function EarliestOffer({ earliest: { gDate, deliverytimeid, startHour } }: { earliest: Earliest }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { save } = useOrder();
  const hours = useVisitHours() ?? 1;
  const takeHour = () =>
    // Who comes is asked again: the pre-invoice gives way to the question of the provider by itself.
    save({ ...toEmptyParts('provider'), gDate, deliverytimeid, startHour, visitHours: hours });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button variant="secondary" onClick={takeHour}>
        {t('problem.takeHour', { visit: formatVisitTime(gDate, startHour, startHour + hours, locale) })}
      </Button>
      <p className="text-14 text-stone-500">{t('problem.thenWho')}</p>
    </div>
  );
}
