import { MessagesSquare } from 'lucide';
import { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { LoadFailure } from '@/components/shared/load-failure';
import { toStateWords } from '@/components/shared/state-words';
import { toButtonClassName } from '@/components/ui/button-look';
import { classNames } from '@/components/ui/class-names';
import { CountBadge } from '@/components/ui/count-badge';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { EmptyState } from '@/components/ui/states';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { isInContact } from '@/lib/domain/order/order-states';
import { toWorkName } from '@/lib/domain/order/work-name';
import { toThreadPath } from '@/lib/domain/site/order-links';
import { formatDigits } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { MessageListSkeleton } from './message-list-skeleton';
import { Pages } from './pages';
import { ThreadFace, type Thread } from './thread-face';
import { useMessageTime } from './use-message-time';

interface ThreadListProps {
  readonly page: number;
  readonly answer: CallAnswer<'ordermessage/getthreads'> | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The threads of orders, the one with the newest first. */
export function ThreadList({ page, answer, error, onRetry }: ThreadListProps) {
  const t = useTranslations('inbox');
  if (!answer)
    return error ? <LoadFailure title={t('failed')} error={error} onRetry={onRetry} /> : <MessageListSkeleton />;
  return (
    <>
      {answer.lstThread.length === 0 ? (
        <EmptyState
          icon={MessagesSquare}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Link href="/services/" className={toButtonClassName({ variant: 'secondary' })}>
              {t('empty.action')}
            </Link>
          }
        />
      ) : (
        <ul className="divide-y divide-stone-200 overflow-hidden rounded-card border border-stone-200 bg-card">
          {answer.lstThread.map((thread) => (
            <ThreadRow key={thread.taskid} thread={thread} />
          ))}
        </ul>
      )}
      <Pages part="orders" page={page} entryCount={answer.threadCount} />
    </>
  );
}

function ThreadRow({ thread }: { thread: Thread }) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  const toTime = useMessageTime();
  const { personName, last, unreadCount } = thread;
  const isUnread = unreadCount > 0;
  const work = toWorkName(thread);
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 transition-colors has-[a:hover]:bg-enamel-50">
      <ThreadFace thread={thread} />
      <div className="flex min-w-0 grow flex-col">
        <div className="flex items-baseline justify-between gap-3">
          <Link href={toThreadPath(thread.taskid)} className="flex min-w-0 font-bold after:absolute after:inset-0">
            <WrittenText text={personName ?? work} className="min-w-0 truncate narrow:whitespace-normal" />
          </Link>
          <time
            dateTime={new Date(last.atMs).toISOString()}
            className={classNames('shrink-0 text-12', isUnread ? 'font-semibold text-enamel-700' : 'text-stone-500')}
          >
            {toTime(last.atMs)}
          </time>
        </div>
        <ThreadMatter thread={thread} />
        <div className="flex min-h-6 items-center justify-between gap-3">
          <p className={classNames('flex min-w-0 text-14', isUnread ? 'font-semibold' : 'text-stone-500')}>
            <LastWords last={last} />
          </p>
          {isUnread && (
            <CountBadge text={formatDigits(unreadCount, locale)} label={t('unreadCount', { count: unreadCount })} />
          )}
        </div>
      </div>
    </li>
  );
}

/** For which work it is and how that stands; a work that gives the row its name is not named twice. */
export function ThreadMatter({ thread }: { thread: Thread }) {
  const t = useTranslations('order-following');
  const { kind, state, absence, personName, side } = thread;
  const standing = state !== null && side === 'customer' ? t(toStateWords({ kind, state, absence })) : null;
  const parts = [personName === null ? null : toWorkName(thread), standing].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <p
      className={classNames(
        'line-clamp-2 text-14 leading-snug narrow:line-clamp-none',
        state !== null && isInContact(state) ? 'text-turquoise-600' : 'text-stone-500',
      )}
    >
      {parts.join(' · ')}
    </p>
  );
}

function LastWords({ last: { text, fileKind, isOwn } }: Pick<Thread, 'last'>) {
  const t = useTranslations('inbox');
  const words = text || (fileKind === null ? '' : t(fileKind));
  if (isOwn)
    return (
      <span className="min-w-0 truncate">
        <IsolatedNames text={t('you', { text: toIsolatedName(words) })} />
      </span>
    );
  return <WrittenText text={words} className="min-w-0 truncate" />;
}
