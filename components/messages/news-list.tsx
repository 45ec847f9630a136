import { Bell } from 'lucide';
import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { toButtonClassName } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/states';
import { NumbersInOrder } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { Link } from '@/lib/i18n/link';

import { MessageListSkeleton } from './message-list-skeleton';
import { MESSAGE_PAGE_SIZE, MESSAGES_PATH } from './message-paths';
import { Pages } from './pages';
import { useMessageTime } from './use-message-time';

type Message = CallAnswer<'user/getuserinbox'>['userInboxLst'][number];

/** Messages to a person that concern no order, newest first. */
export function NewsList({ page }: { page: number }) {
  const t = useTranslations('inbox');
  const { data, error, mutate } = useCall('user/getuserinbox', {
    isNews: true,
    pageNumber: page - 1,
    pageSize: MESSAGE_PAGE_SIZE,
  });
  if (!data)
    return error ? (
      <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />
    ) : (
      <MessageListSkeleton hasFaces={false} />
    );
  return (
    <>
      {data.userInboxLst.length === 0 ? (
        <EmptyState
          icon={Bell}
          title={t('noNews.title')}
          text={t('noNews.text')}
          action={
            <Link href={MESSAGES_PATH} className={toButtonClassName({ variant: 'secondary' })}>
              {t('noNews.action')}
            </Link>
          }
        />
      ) : (
        <ul className="divide-y divide-stone-200 overflow-hidden rounded-card border border-stone-200 bg-card">
          {data.userInboxLst.map((message) => (
            <NewsRow key={message.id} message={message} />
          ))}
        </ul>
      )}
      <Pages part="news" page={page} entryCount={data.inboxCount} />
    </>
  );
}

function NewsRow({ message: { id, title, body, isSeen, createdAtMs } }: { message: Message }) {
  const t = useTranslations('inbox');
  const toTime = useMessageTime();
  return (
    <li className="relative flex gap-3 px-4 py-3 transition-colors has-[a:hover]:bg-enamel-50">
      <span
        aria-hidden
        className={isSeen ? 'mt-2 size-2 shrink-0' : 'mt-2 size-2 shrink-0 rounded-full bg-enamel-600'}
      />
      <div className="flex min-w-0 grow flex-col">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            href={`${MESSAGES_PATH}${id}/`}
            className={`min-w-0 leading-snug after:absolute after:inset-0 ${isSeen ? '' : 'font-bold'}`}
          >
            {!isSeen && <span className="sr-only">{t('unread')}: </span>}
            {title}
          </Link>
          <time dateTime={new Date(createdAtMs).toISOString()} className="shrink-0 text-12 text-stone-500">
            {toTime(createdAtMs)}
          </time>
        </div>
        <p className="line-clamp-2 text-14 text-stone-500">
          <NumbersInOrder text={body} />
        </p>
      </div>
    </li>
  );
}
