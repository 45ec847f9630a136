import { useTranslations } from 'next-intl';

import { useTravelText } from '@/components/shared/use-travel-text';
import { Notice } from '@/components/ui/notice';
import { isOver, isWorkDone } from '@/lib/domain/order/order-states';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { Link } from '@/lib/i18n/link';

import { findLostState } from './bids/bid';
import { HOME_BASE_ID } from './profile/home-base-id';
import type { Work } from './work-card';
import type { WorkDetail } from './work-move';

const HOME_BASE = `/pelakman/pelakyar-profile/#${HOME_BASE_ID}`;

/** Its reader would go there, and nothing says where from. A petrol truck starts from where it is. */
function lacksStart({ travel, handed, state, kind }: Work | WorkDetail): boolean {
  return (
    travel === null && handed === null && isOfKind(kind, { hasVisit: true }) && !isOver(state) && !isWorkDone(state)
  );
}

function HomeBaseLink() {
  const t = useTranslations('work-bids.homeBase');
  return (
    <Link href={HOME_BASE} className="inline-flex min-h-touch items-center font-semibold underline">
      {t('set')}
    </Link>
  );
}

/** How far a work is, or the way to say where one starts from. */
export function TravelFact({ work }: { work: WorkDetail }) {
  const toTravelText = useTravelText('own');
  if (work.travel) return <p className="text-14 text-stone-500">{toTravelText(work.travel)}</p>;
  return lacksStart(work) && findLostState(work) === null ? <HomeBaseLink /> : null;
}

/** Stands once above a list of works when none of them says how far it is. */
export function HomeBaseOffer({ works }: { works: readonly Work[] }) {
  const t = useTranslations('work-bids.homeBase');
  if (!works.some(lacksStart)) return null;
  return (
    <Notice>
      <p>{t('offer')}</p>
      <HomeBaseLink />
    </Notice>
  );
}
