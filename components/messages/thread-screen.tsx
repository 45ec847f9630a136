'use client';

import { ChevronLeft, MailQuestionMark } from 'lucide';
import { useTranslations } from 'next-intl';

import { ConversationContent } from '@/components/shared/conversation/conversation-content';
import { MessageList } from '@/components/shared/conversation/message-list';
import { useConversation } from '@/components/shared/conversation/use-conversation';
import { LoadFailure } from '@/components/shared/load-failure';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { WrittenText } from '@/components/ui/written-text';
import { useOrderEvents } from '@/lib/client/alerts/use-order-events';
import { useTitlePart } from '@/lib/client/title-part';
import { useCall } from '@/lib/client/use-call';
import { useReadOrder } from '@/lib/client/use-read-order';
import type { CallAnswer } from '@/lib/contract';
import { toWorkName } from '@/lib/domain/order/work-name';
import { Link } from '@/lib/i18n/link';

import { DoorCode } from './door-code';
import { MESSAGES_PATH } from './message-paths';
import { ThreadFace, type Thread } from './thread-face';
import { ThreadMatter } from './thread-list';

const NOTHING_EARLIER = { isThere: false, isLoading: false, hasFailed: false, load: () => undefined };

type Answer = CallAnswer<'ordermessage/getthread'>;

/** The messages and notices of one order; opening it marks the notices as read. */
export function ThreadScreen({ taskId }: { taskId: number }) {
  const t = useTranslations('inbox');
  const isId = Number.isSafeInteger(taskId) && taskId > 0;
  const { data, error, mutate } = useCall('ordermessage/getthread', isId ? { taskid: taskId } : null);
  useOrderEvents(() => void mutate());
  const isMissing = !isId || (error && ['not-found', 'not-yours', 'invalid-input'].includes(error.key));
  if (isMissing)
    return (
      <EmptyState
        icon={MailQuestionMark}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <Link href={MESSAGES_PATH} className={toButtonClassName({ variant: 'secondary' })}>
            {t('toAll')}
          </Link>
        }
      />
    );
  if (data) return <OpenThread {...data} />;
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  return (
    <div aria-busy className="flex max-w-dialog-wide flex-col gap-4">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

function OpenThread({ thread, lstNotice }: Answer) {
  const t = useTranslations('inbox');
  const words = useTranslations('conversation');
  const { taskid, side, state } = thread;
  useReadOrder(taskid, lstNotice.length);
  const conversation = useConversation(taskid, side);
  const { newest, error } = conversation;
  // A bidder who was not chosen has been told of the order and has no part in it any more.
  const isNobodys = error !== undefined && ['not-yours', 'not-found'].includes(error.key);
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <ThreadHead thread={thread} />
      <Card className="flex flex-col gap-3">
        {newest ? (
          <ConversationContent
            taskId={taskid}
            side={side}
            // A professional has those of their page, which knows of the door.
            job={side === 'customer' && state !== null ? { state, isAtDoor: false } : undefined}
            conversation={conversation}
            notices={lstNotice}
            title={words(side === 'customer' ? 'titleCustomer' : 'titleProvider')}
            emptyText={t('thread.none')}
            isTall
          />
        ) : isNobodys ? (
          <MessageList messages={[]} side={side} earlier={NOTHING_EARLIER} notices={lstNotice} emptyText="" isTall />
        ) : error ? (
          <LoadFailure title={t('failed')} error={error} onRetry={() => void conversation.mutate()} />
        ) : (
          <Skeleton className="h-80 rounded-field" />
        )}
      </Card>
    </div>
  );
}

function ThreadHead({ thread }: { thread: Thread }) {
  const t = useTranslations('inbox');
  useTitlePart([toWorkName(thread), thread.personName].filter(Boolean).join(' · '));
  return (
    <div className="relative flex items-center gap-3 rounded-card border border-stone-200 bg-card px-4 py-3 transition-colors has-[a:hover]:border-enamel-300">
      <ThreadFace thread={thread} />
      <div className="min-w-0 grow">
        <h2 className="truncate text-18 font-bold">
          <WrittenText text={thread.personName ?? toWorkName(thread)} />
        </h2>
        <ThreadMatter thread={thread} />
        <DoorCode thread={thread} />
      </div>
      {thread.state !== null && (
        <Link
          href={thread.path}
          className="inline-flex min-h-touch shrink-0 items-center gap-1 font-semibold text-enamel-700 after:absolute after:inset-0"
        >
          <span className="max-tablet:sr-only">{t('toOrder')}</span>
          <Icon icon={ChevronLeft} className="ltr:-scale-x-100" />
        </Link>
      )}
    </div>
  );
}
