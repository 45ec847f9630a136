'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';

import { CountBadge } from '@/components/ui/count-badge';
import { SEGMENT_LINK, Segments } from '@/components/ui/segments';
import { useOrderEvents } from '@/lib/client/alerts/use-order-events';
import { refreshUnreadCount } from '@/lib/client/unread-count';
import { useCall } from '@/lib/client/use-call';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { MESSAGE_PAGE_SIZE, readPage, toPath, type Part } from './message-paths';
import { NewsList } from './news-list';
import { ThreadList } from './thread-list';

/**
 * The inbox: a thread for each order, and apart from them the messages without an order (rows R-11, E-19). New ones
 * appear by themselves.
 */
export function MessagesScreen() {
  const { part, page } = readPage(useSearchParams());
  const threads = useCall('ordermessage/getthreads', {
    pageNumber: part === 'orders' ? page - 1 : 0,
    pageSize: MESSAGE_PAGE_SIZE,
  });
  useOrderEvents(() => void refreshUnreadCount());
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Parts part={part} unreadNewsCount={threads.data?.unreadNewsCount ?? 0} />
      {part === 'orders' ? (
        <ThreadList page={page} answer={threads.data} error={threads.error} onRetry={() => void threads.mutate()} />
      ) : (
        <NewsList page={page} />
      )}
    </div>
  );
}

function Parts({ part, unreadNewsCount }: { part: Part; unreadNewsCount: number }) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  return (
    <Segments label={t('sections')}>
      {(['orders', 'news'] as const).map((name) => (
        <Link
          key={name}
          href={toPath(name, 1)}
          aria-current={name === part ? 'page' : undefined}
          className={SEGMENT_LINK}
        >
          {t(name)}
          {name === 'news' && unreadNewsCount > 0 && (
            <CountBadge
              text={formatDigits(unreadNewsCount, locale)}
              label={t('newsUnread', { count: unreadNewsCount })}
            />
          )}
        </Link>
      ))}
    </Segments>
  );
}
