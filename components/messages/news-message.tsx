'use client';

import { MailQuestionMark } from 'lucide';
import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { NumbersInOrder } from '@/components/ui/written-text';
import { refreshUnreadCount } from '@/lib/client/unread-count';
import { useCall } from '@/lib/client/use-call';
import { isOrderPath } from '@/lib/domain/site/order-links';
import { formatInstant } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { MESSAGES_PATH, toPath } from './message-paths';

/** One message; opening it marks it as read, and the badge of the header follows (rows E-19, S-11). */
export function NewsMessage({ messageId }: { messageId: number }) {
  const t = useTranslations('inbox');
  const locale = useLocale();
  const isId = Number.isSafeInteger(messageId) && messageId > 0;
  const { data, error, mutate } = useCall('nonePreloader/user/getuserinboxdetail', isId ? { id: messageId } : null, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    onSuccess: () => void refreshUnreadCount(),
  });
  const path = data?.userInbox.path ?? null;
  const isNews = data !== undefined && (path === null || !isOrderPath(path));
  const toAll = (
    <Link href={isNews ? toPath('news', 1) : MESSAGES_PATH} className={toButtonClassName({ variant: 'secondary' })}>
      {t(isNews ? 'toNews' : 'toAll')}
    </Link>
  );
  const isMissing = !isId || (error && ['not-found', 'not-yours', 'invalid-input'].includes(error.key));
  if (isMissing)
    return <EmptyState icon={MailQuestionMark} title={t('missing.title')} text={t('missing.text')} action={toAll} />;
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-48 max-w-dialog-wide rounded-card" />;
  const { title, body, createdAtMs } = data.userInbox;
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Card>
        <article className="flex flex-col gap-2">
          <h2 className="text-18 font-bold">{title}</h2>
          <time dateTime={new Date(createdAtMs).toISOString()} className="text-14 text-stone-500">
            {formatInstant(createdAtMs, locale)}
          </time>
          <p className="whitespace-pre-line pt-2 [overflow-wrap:anywhere]">
            <NumbersInOrder text={body} />
          </p>
        </article>
      </Card>
      <div className="flex flex-wrap gap-3">
        {path !== null && (
          <Link href={path} className={toButtonClassName({})}>
            {t(isOrderPath(path) ? 'toOrder' : 'toPlace')}
          </Link>
        )}
        {toAll}
      </div>
    </div>
  );
}
