'use client';

import { ChevronLeft, Headset, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { toBadgeText } from '@/components/shared/unread-count';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Plate } from '@/components/ui/plate';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { useOrderEvents } from '@/lib/client/alerts/use-order-events';
import { formatDigits, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { accountPlaces, type AccountPlace } from './account-places';
import { ListSkeleton } from './list-skeleton';
import { AccountLoadFailure } from './load-failure';
import { LogOut } from './log-out';
import { useAccount, type Account } from './use-account';
import { WalletSummary } from './wallet-summary';

/** Who the person is, what they have, and the way to everything that is theirs (row R-11). */
export function OverviewScreen({ lastOrder }: { lastOrder?: ReactNode }) {
  const { account, error, retry } = useAccount();
  useOrderEvents(retry);
  if (error && !account)
    return (
      <>
        <AccountLoadFailure error={error} onRetry={retry} />
        <LogOut />
      </>
    );
  if (!account) {
    return (
      <div className="flex flex-col gap-4" aria-busy>
        <Skeleton className="h-36 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
        <ListSkeleton rows={6} rowClassName="h-20" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2">
        <Identity account={account} />
        <WalletSummary hasBiddingCredit={account.roleId !== null} />
      </div>
      <ul className="grid gap-3 tablet:grid-cols-2">
        {account.isOperator && <DeskCard />}
        {accountPlaces
          .filter((place) => place.key !== 'overview')
          .map((place) => (
            <PlaceCard key={place.key} place={place} account={account} />
          ))}
      </ul>
      {lastOrder}
      <LogOut />
    </div>
  );
}

function Identity({ account }: { account: Account }) {
  const locale = useLocale();
  return (
    <Plate className="flex items-center gap-4 p-6 narrow:flex-col narrow:items-start narrow:p-4">
      <Avatar name={account.firstName} imageUrl={account.imageUrl} size="large" className="ring-2 ring-white/60" />
      <div className="min-w-0">
        <p className="break-words text-18 font-bold leading-snug">
          <WrittenText text={[account.firstName, account.lastName].join(' ')} />
        </p>
        <p className="text-enamel-100">
          <bdi className="own-direction">{formatDigits(account.mobileNo, locale)}</bdi>
        </p>
      </div>
    </Plate>
  );
}

function PlaceCard({ place: { key, path, icon }, account }: { place: AccountPlace; account: Account }) {
  const t = useTranslations('account');
  const locale = useLocale();
  return (
    <LinkCard path={path} icon={icon} title={t(`places.${key}`)} text={key === 'overview' ? null : t(`about.${key}`)}>
      {key === 'messages' && account.inboxCount > 0 && <UnreadBadge count={account.inboxCount} />}
      {key === 'addresses' && account.deliveryAddressCount > 0 && (
        <Badge>{formatNumber(account.deliveryAddressCount, locale)}</Badge>
      )}
    </LinkCard>
  );
}

/** The way of an operator to the desk. */
function DeskCard() {
  const t = useTranslations('account.overview');
  return <LinkCard path="/operator/" icon={Headset} title={t('desk')} text={t('deskText')} />;
}

interface LinkCardProps {
  readonly path: string;
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string | null;
  readonly children?: ReactNode;
}

function LinkCard({ path, icon, title, text, children }: LinkCardProps) {
  return (
    <li className="relative flex min-h-16 items-center gap-4 rounded-card border border-stone-200 bg-card p-4 transition-colors has-[a:hover]:border-enamel-300">
      <Icon icon={icon} size={24} className="text-enamel-600" />
      <div className="min-w-0 grow">
        <h2 className="font-semibold leading-snug">
          <Link href={path} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h2>
        <p className="text-14 text-stone-500">{text}</p>
      </div>
      {children}
      <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
    </li>
  );
}

/** The number is enough to see; a screen reader hears of what. */
function UnreadBadge({ count }: { count: number }) {
  const t = useTranslations('account');
  const locale = useLocale();
  return (
    <Badge tone="warning">
      <span aria-hidden>{toBadgeText(count, locale)}</span>
      <span className="sr-only">{t('unread', { count: formatNumber(count, locale) })}</span>
    </Badge>
  );
}
