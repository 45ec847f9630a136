'use client';

import { Headset, Plus, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { toBadgeText } from '@/components/shared/unread-count';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { LinkRow, LinkRows, ROW_LINK } from '@/components/ui/link-rows';
import { Plate } from '@/components/ui/plate';
import { Skeleton } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { useOrderEvents } from '@/lib/client/alerts/use-order-events';
import { usePartners } from '@/lib/client/use-partners';
import { TOP_UP_PATH } from '@/lib/domain/money/top-up-amounts';
import { formatDigits, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { accountPlaces } from './account-places';
import { AccountLoadFailure } from './load-failure';
import { LogOut } from './log-out';
import { useAccount, type Account } from './use-account';
import { WalletSummary } from './wallet-summary';

/** The account's overview: the person, their balance and links to all their pages (row R-11). */
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
  if (!account)
    return (
      <div className="grid gap-4 tablet:grid-cols-2" aria-busy>
        <Skeleton className="h-32 rounded-sheet" />
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2">
        <Identity account={account} />
        <WalletSummary hasBiddingCredit={account.roleId !== null}>
          <TopUpLink />
        </WalletSummary>
      </div>
      {account.isOperator && (
        <LinkRows>
          <DeskRow />
        </LinkRows>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 tablet:grid-cols-2 tablet:gap-4">
        {GROUPS.map((group) => (
          <PlaceGroup key={group.name} {...group} account={account} />
        ))}
      </div>
      {lastOrder}
      <LogOut />
    </div>
  );
}

/** Messages of these names are in account.json: groups in `overview.groups`, places in `places`. */
const GROUPS = [
  { name: 'activity', places: ['orders', 'series', 'people', 'messages'] },
  { name: 'own', places: ['wallet', 'info', 'addresses', 'vehicles', 'settings'] },
] as const;

interface PlaceGroupProps {
  readonly name: (typeof GROUPS)[number]['name'];
  readonly places: (typeof GROUPS)[number]['places'];
  readonly account: Account;
}

function PlaceGroup({ name, places, account }: PlaceGroupProps) {
  const t = useTranslations('account.overview.groups');
  const id = `places-${name}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-18 font-bold">
        {t(name)}
      </h2>
      <LinkRows>
        {places.map((key) => (
          <PlaceRow key={key} place={key} account={account} />
        ))}
      </LinkRows>
    </section>
  );
}

/** The way to top up; nothing where no bank is configured. */
function TopUpLink() {
  const t = useTranslations('account.wallet');
  const { takesBank } = usePartners();
  if (!takesBank) return null;
  return (
    <Link
      href={TOP_UP_PATH}
      className="inline-flex min-h-touch items-center gap-2 self-start font-semibold text-enamel-700 hover:underline"
    >
      <Icon icon={Plus} />
      {t('topUp')}
    </Link>
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

type PlaceKey = (typeof GROUPS)[number]['places'][number];

function PlaceRow({ place: key, account }: { place: PlaceKey; account: Account }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const place = accountPlaces.find((known) => known.key === key);
  if (!place) return null;
  return (
    <WayRow path={place.path} icon={place.icon} title={t(`places.${key}`)} text={t(`about.${key}`)}>
      {key === 'messages' && account.inboxCount > 0 && <UnreadBadge count={account.inboxCount} />}
      {key === 'addresses' && account.deliveryAddressCount > 0 && (
        <Badge>{formatNumber(account.deliveryAddressCount, locale)}</Badge>
      )}
    </WayRow>
  );
}

/** The way of an operator to the desk. */
function DeskRow() {
  const t = useTranslations('account.overview');
  return <WayRow path="/operator/" icon={Headset} title={t('desk')} text={t('deskText')} />;
}

interface WayRowProps {
  readonly path: string;
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function WayRow({ path, icon, title, text, children }: WayRowProps) {
  const link = (
    <Link href={path} className={ROW_LINK}>
      {title}
    </Link>
  );
  return (
    <LinkRow icon={icon} link={link} text={text}>
      {children}
    </LinkRow>
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
