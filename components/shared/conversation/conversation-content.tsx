import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Notice } from '@/components/ui/notice';
import type { OrderSide, OrderState } from '@/lib/contract/enumerations';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ConversationActions } from './conversation-actions';
import { ConversationForm } from './conversation-form';
import { MessageList, type ToldNotice } from './message-list';
import { QuickReplies } from './quick-replies';
import type { useConversation } from './use-conversation';
import { WritingMeasure } from './writing-measure';

/** How far the job of a provider is. */
export interface ConversationJob {
  readonly state: OrderState;
  readonly isAtDoor: boolean;
}

interface ConversationContentProps {
  readonly taskId: number;
  readonly side: OrderSide;
  readonly job?: ConversationJob | undefined;
  readonly conversation: ReturnType<typeof useConversation>;
  readonly emptyText: string;
  readonly notices?: readonly ToldNotice[];
  readonly isTall?: boolean;
}

/** The messages, the form while writing is allowed, and the ways to end or report the conversation. */
export function ConversationContent({ taskId, side, job, conversation, ...list }: ConversationContentProps): ReactNode {
  const t = useTranslations('conversation');
  const locale = useLocale();
  const { newest, messages, mutate, earlier, place } = conversation;
  if (!newest) return null;
  const { standing, closesAtMs, masksContact, answersRecipient, measure, serverNowMs } = newest;
  const fromOther = messages.filter(({ from, isHidden }) => from !== side && !isHidden);
  const refresh = () => void mutate();
  return (
    <>
      <div ref={place}>
        <MessageList messages={messages} side={side} earlier={earlier} {...list} />
      </div>
      {measure && <WritingMeasure measure={measure} nowMs={serverNowMs} onChange={refresh} />}
      {standing === 'open' ? (
        <>
          {closesAtMs !== null && (
            <p className="text-14 text-stone-500">{t('closes', { time: formatInstant(closesAtMs, locale) })}</p>
          )}
          {job && !answersRecipient && <QuickReplies taskId={taskId} {...job} onSent={refresh} />}
          <ConversationForm
            taskId={taskId}
            masksContact={masksContact}
            answersRecipient={answersRecipient}
            onSent={refresh}
          />
        </>
      ) : (
        standing !== 'not-begun' && <Notice tone="info">{t(`standing.${standing}`)}</Notice>
      )}
      {standing !== 'not-begun' && (
        <ConversationActions taskId={taskId} standing={standing} messages={fromOther} onChange={refresh} />
      )}
    </>
  );
}
