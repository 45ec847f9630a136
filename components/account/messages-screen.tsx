'use client';

import { ChevronLeft } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';

import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { ChoiceChips } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { EmptyState } from '@/components/ui/states';
import { NumbersInOrder } from '@/components/ui/written-text';
import { useOrderEvents } from '@/lib/client/alerts/use-order-events';
import { refreshUnreadCount } from '@/lib/client/unread-count';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale, useRouter } from '@/lib/i18n/location';

import { ListSkeleton } from './list-skeleton';
import { AccountLoadFailure } from './load-failure';

const PATH = '/user-profile/messages/';
const PAGE_SIZE = 20;
const FILTERS = ['ALL', 'NOTSEEN'] as const;

type Filter = (typeof FILTERS)[number];
type Message = CallAnswer<'user/getuserinbox'>['userInboxLst'][number];

/** `?page=` counts from one, as people do. */
function toPath(filter: Filter, page: number): string {
  const query = new URLSearchParams({
    ...(filter === 'ALL' ? {} : { show: filter }),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return query ? `${PATH}?${query}` : PATH;
}

function readPage(query: URLSearchParams): { readonly filter: Filter; readonly page: number } {
  const page = Number(query.get('page'));
  return {
    filter: query.get('show') === 'NOTSEEN' ? 'NOTSEEN' : 'ALL',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The inbox, newest first, a page at a time (rows R-11, E-19). What comes meanwhile appears by itself. */
export function MessagesScreen() {
  const t = useTranslations('account.messages');
  const router = useRouter();
  const { filter, page } = readPage(useSearchParams());
  const { data, error, mutate } = useCall('user/getuserinbox', {
    inboxReadEnum: filter,
    pageNumber: page - 1,
    pageSize: PAGE_SIZE,
  });
  useOrderEvents(() => void refreshUnreadCount());
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <ChoiceChips
        legend={t('filter')}
        isLegendHidden
        choices={FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
        value={filter}
        onValueChange={(value) => router.replace(toPath(value, 1))}
      />
      {error && !data && <AccountLoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <ListSkeleton rows={5} rowClassName="h-20" />}
      {data?.userInboxLst.length === 0 && <NoMessages filter={filter} />}
      {data && data.userInboxLst.length > 0 && (
        <ul className="overflow-hidden rounded-card border border-stone-200 bg-white divide-y divide-stone-200">
          {data.userInboxLst.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
      {data && <Pages filter={filter} page={page} count={Math.ceil(data.inboxCount / PAGE_SIZE)} />}
    </div>
  );
}

function MessageRow({ message }: { message: Message }) {
  const t = useTranslations('account.messages');
  const locale = useLocale();
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition-colors has-[a:hover]:bg-enamel-50">
      <span
        aria-hidden
        className={message.isSeen ? 'size-2 shrink-0' : 'size-2 shrink-0 rounded-full bg-pomegranate-600'}
      />
      <div className="min-w-0 grow">
        <Link
          href={`${PATH}${message.id}/`}
          className={`block truncate narrow:whitespace-normal after:absolute after:inset-0 ${message.isSeen ? '' : 'font-bold'}`}
        >
          {!message.isSeen && <span className="sr-only">{t('unread')}: </span>}
          {message.title}
        </Link>
        <p className="truncate text-14 text-stone-500">
          <NumbersInOrder text={message.body} />
        </p>
        <time dateTime={new Date(message.createdAtMs).toISOString()} className="text-12 text-stone-500">
          {formatInstant(message.createdAtMs, locale)}
        </time>
      </div>
      <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
    </li>
  );
}

function NoMessages({ filter }: { filter: Filter }) {
  const t = useTranslations('account.messages');
  const state = filter === 'ALL' ? 'empty' : 'allRead';
  return (
    <EmptyState
      title={t(`${state}.title`)}
      text={t(`${state}.text`)}
      action={
        <Link href={filter === 'ALL' ? '/services/' : PATH} className={toButtonClassName({ variant: 'secondary' })}>
          {t(`${state}.action`)}
        </Link>
      }
    />
  );
}

function Pages({ filter, page, count }: { filter: Filter; page: number; count: number }) {
  const t = useTranslations('account.messages');
  const locale = useLocale();
  const router = useRouter();
  if (count <= 1 && page === 1) return null;
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-between gap-3">
      <Button variant="secondary" disabled={page <= 1} onClick={() => router.push(toPath(filter, page - 1))}>
        {t('newer')}
      </Button>
      <span className="text-14 text-stone-500">
        {t('page', { page: formatNumber(page, locale), count: formatNumber(Math.max(count, page), locale) })}
      </span>
      <Button variant="secondary" disabled={page >= count} onClick={() => router.push(toPath(filter, page + 1))}>
        {t('older')}
      </Button>
    </nav>
  );
}
