import { MessageCircle } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Fold } from '@/components/ui/fold';
import { Skeleton } from '@/components/ui/skeleton';
import type { OrderSide } from '@/lib/contract/enumerations';

import { ConversationContent, type ConversationJob } from './conversation-content';
import { useConversation } from './use-conversation';

interface ConversationCardProps {
  readonly taskId: number;
  /** The side of the page's reader. */
  readonly side: OrderSide;
  /** The ready sentences of a provider on the job; left out, there are none. */
  readonly job?: ConversationJob;
  /** The fold's name where the conversation is one line until it is opened. */
  readonly foldId?: string;
}

/**
 * The conversation between an order's customer and provider (BEHAVIOUR 13). Renders nothing before there is a
 * correspondent.
 */
export function ConversationCard({ taskId, side, job, foldId }: ConversationCardProps) {
  const t = useTranslations('conversation');
  const conversation = useConversation(taskId, side);
  const { newest, messages, error, mutate } = conversation;
  if (error && !newest) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  const title = t(side === 'customer' ? 'titleCustomer' : 'titleProvider');
  // The fold stands before the messages arrive, so that a press on "message" leads to it at once.
  const inFold = (children: ReactNode, summary?: ReactNode) => (
    <Fold id={foldId} icon={MessageCircle} title={title} summary={summary} className="scroll-mt-24 print:hidden">
      {children}
    </Fold>
  );
  if (!newest) {
    const waiting = <Skeleton className="h-96 rounded-card" />;
    return foldId ? inFold(waiting) : waiting;
  }
  const { standing, unreadCount } = newest;
  if (standing === 'not-begun') return null;
  if (standing === 'closed' && messages.length === 0) return null;
  const unread = unreadCount > 0 && <Badge tone="warning">{t('unread', { count: unreadCount })}</Badge>;
  const content = (
    <ConversationContent taskId={taskId} side={side} job={job} conversation={conversation} emptyText={t('empty')} />
  );
  if (foldId) return inFold(<div className="flex flex-col gap-4">{content}</div>, unread);
  return (
    <Card className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-18 font-bold">{title}</h2>
        {unread}
      </div>
      {content}
    </Card>
  );
}
