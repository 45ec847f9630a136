'use client';

import { useTranslations } from 'next-intl';

import { AREA_TAB } from '@/components/layout/area-tab';
import { ScrollRow } from '@/components/ui/scroll-row';
import { Link } from '@/lib/i18n/link';

import { DESK_PLACES, type DeskPlace } from './desk-places';
import { useOwnPlaces } from './use-own-places';

/** Under which tab one of many stands. */
const TAB_OF_ALL = {
  account: 'accounts',
  appeal: 'appeals',
  application: 'applications',
  bankCase: 'bank',
  cashClaim: 'cash',
  dispute: 'disputes',
  enquiry: 'enquiries',
  excuse: 'excuses',
  outgoing: 'outbox',
  paper: 'papers',
  report: 'reports',
  reviewAppeal: 'reviews',
  vehicle: 'vehicles',
  order: 'search',
  payoutRun: 'payouts',
  person: 'search',
} as const;

/** The places of the desk that the operator's roles open. Until these are known, the one that is open stands alone. */
export function DeskTabs({ place }: { place: DeskPlace }) {
  const t = useTranslations('desk');
  const tab = TAB_OF_ALL[place as keyof typeof TAB_OF_ALL] ?? place;
  const own = useOwnPlaces();
  const shown = own.length > 0 ? own : DESK_PLACES.filter(({ key }) => key === tab);
  return (
    <nav aria-label={t('navigation')} className="min-w-0 max-w-full desktop:flex-1">
      <ScrollRow key={shown.length} className="-mx-4 px-4 desktop:mx-0 desktop:flex-wrap desktop:px-0">
        {shown.map(({ key, path, letter }) => (
          <li key={key} className="shrink-0">
            <Link
              href={path}
              data-key={letter}
              aria-current={key === tab ? (key === place ? 'page' : 'true') : undefined}
              className={AREA_TAB}
            >
              {t(`places.${key}`)}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </nav>
  );
}
